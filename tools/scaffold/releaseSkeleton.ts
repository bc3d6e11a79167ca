import {
  compareVersions,
  type Feature,
  featurePath,
  ITEM_KINDS,
  type ItemKind,
  KIND_HEADINGS,
  PLATFORM_NAMES,
  type Product,
  type VersionRef,
} from '@feedback-docs/releases';

interface Item {
  readonly feature: Feature;
  readonly kind: ItemKind;
  readonly text: string;
}

/**
 * The release page of a version in Markdown, with an item for each of its changes in product.yaml.
 * Throws when the version has no changes there, or is not newer than the newest release.
 */
export function releaseSkeleton(
  { platform, version }: VersionRef,
  { product, newest, date }: { product: Product; newest: string; date: string },
): string {
  const name = `${PLATFORM_NAMES[platform]} ${version}`;
  if (compareVersions(version, newest) <= 0) {
    throw new Error(
      `${name} is not newer than ${PLATFORM_NAMES[platform]} ${newest}. Give the version that comes next.`,
    );
  }
  const items = itemsOf({ platform, version }, product);
  if (items.length === 0) {
    throw new Error(
      `site/product/product.yaml has no change for ${name}. Add each change there first, under its feature: changes: - { platform: ${platform}, version: "${version}", kind: fixed, note: … }; a new feature has ${platform}: "${version}".`,
    );
  }
  const names = [...new Set(items.map(({ feature }) => feature.name))];
  const head = `---\ntitle: ${name}\ndescription: ${JSON.stringify(`Changes to ${listed(names)}.`)}\ndate: ${date}\ntags: [survey]\n---\n\nThis release changes ${listed(names)}.\n`;
  const groups = ITEM_KINDS.map((kind) => ({ kind, of: items.filter((item) => item.kind === kind) }));
  return [
    head,
    ...groups
      .filter(({ of }) => of.length > 0)
      .map(({ kind, of }) => `## ${KIND_HEADINGS[kind]}\n\n${of.map(itemLine).join('\n')}\n`),
  ].join('\n');
}

function itemsOf({ platform, version }: VersionRef, { features }: Product): Item[] {
  return features.flatMap((feature) => [
    ...(feature[platform] === version ? [{ feature, kind: 'new' as const, text: feature.summary }] : []),
    ...feature.changes
      .filter((change) => change.platform === platform && change.version === version)
      .map(({ kind, note }) => ({ feature, kind, text: note })),
  ]);
}

function itemLine({ feature, text }: Item): string {
  return `- **${feature.name}** (${feature.area}): ${text.trim()} [${feature.name}](${featurePath(feature)})`;
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}

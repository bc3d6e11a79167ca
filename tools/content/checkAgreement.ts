import {
  type Feature,
  featurePath,
  type ItemKind,
  itemAnchor,
  PLATFORMS,
  type Problem,
  type ReleaseItem,
  releaseName,
  type VersionRef,
} from '@feedback-docs/releases';
import type { Check } from './Check.ts';
import { type LocatedProduct, PRODUCT_FILE, type ReleasePage } from './Content.ts';
import type { Page } from './parsePage.ts';

/**
 * product.yaml, the documentation and the release pages say the same: each feature has its section, each version and
 * change in product.yaml is one item of that release, and each item is one of those.
 */
export const checkAgreement: Check = ({ product, pages, releases }) => {
  if (product === undefined) return [];
  const events = eventsOf(product);
  return [...missingSections(product, pages), ...releases.flatMap((release) => compareRelease(release, events))];
};

/** What product.yaml says about one release: an item of this kind about this feature. */
interface PlannedItem extends VersionRef {
  readonly kind: ItemKind;
  readonly feature: Feature;
  readonly line: number;
}

function eventsOf(product: LocatedProduct): readonly PlannedItem[] {
  return product.features.flatMap((feature, index) => {
    const introductions = PLATFORMS.flatMap((platform) => {
      const version = feature[platform];
      const line = product.lineOf(['features', index, platform]);
      return version === null || version === 'initial'
        ? []
        : [{ platform, version, kind: 'new' as const, feature, line }];
    });
    const changes = feature.changes.map(({ platform, version, kind }, position) => {
      const line = product.lineOf(['features', index, 'changes', position]);
      return { platform, version, kind, feature, line };
    });
    return [...introductions, ...changes];
  });
}

function missingSections(product: LocatedProduct, pages: readonly Page[]): readonly Problem[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  return product.features.flatMap((feature, index) => {
    const problem = (key: 'page' | 'heading', what: string, remedy: string): readonly Problem[] => [
      { file: PRODUCT_FILE, line: product.lineOf(['features', index, key]), what, remedy },
    ];
    const page = byRoute.get(`/docs/${feature.page}`);
    if (page === undefined) {
      return problem(
        'page',
        `"${feature.name}" is explained on ${feature.page}, which does not exist.`,
        'Write the page, or correct its name.',
      );
    }
    if (page.fault !== undefined || page.headings.some(({ id }) => id === feature.heading)) return [];
    const what = `"${feature.name}" is explained under #${feature.heading}, which ${page.file} does not have.`;
    return problem('heading', what, `Add a heading with {#${feature.heading}} to the page, or correct the id.`);
  });
}

function compareRelease({ page, release, lines }: ReleasePage, events: readonly PlannedItem[]): readonly Problem[] {
  const planned = events.filter(
    ({ platform, version }) => platform === release.platform && version === release.version,
  );
  const open = new Set(release.items);
  const missing = planned
    .toSorted((left, right) => bestMatch(right, release.items).score - bestMatch(left, release.items).score)
    .flatMap((event) => {
      const { item } = bestMatch(event, [...open]);
      if (item === undefined) return [missingItem(event, page.file)];
      open.delete(item);
      return event.kind === 'new' ? nameProblems(event, item, page.file, lines) : [];
    });
  return [...missing, ...[...open].map((item) => unplannedItem(item, planned, page.file, lines))];
}

/** Several features may share a section, so the item whose words are closest to the feature's name is taken. */
function bestMatch(event: PlannedItem, items: readonly ReleaseItem[]): { item?: ReleaseItem; score: number } {
  const fitting = items
    .filter((item) => item.kind === event.kind && item.links.some(({ href }) => href === featurePath(event.feature)))
    .map((item) => ({ item, score: likeness(event.feature.name, item) }))
    .toSorted((left, right) => right.score - left.score);
  return fitting[0] ?? { score: -1 };
}

function likeness(name: string, item: ReleaseItem): number {
  if (itemAnchor(item.title).includes(itemAnchor(name))) return 2;
  const words = itemAnchor(name).split('-');
  const said = new Set(itemAnchor(`${item.title} ${item.plain}`).split('-'));
  return words.filter((word) => said.has(word)).length / words.length;
}

function missingItem(event: PlannedItem, file: string): Problem {
  const { feature, kind } = event;
  return {
    file: PRODUCT_FILE,
    line: event.line,
    what: `${releaseName(event)} should have a ${kind} item about "${feature.name}", but ${file} has none that links to ${featurePath(feature)}.`,
    remedy: `Add the item under "${kind}" with that link at its end, or correct product.yaml.`,
  };
}

function nameProblems(
  { feature }: PlannedItem,
  item: ReleaseItem,
  file: string,
  lines: ReadonlyMap<string, number>,
): readonly Problem[] {
  if (itemAnchor(item.title).includes(itemAnchor(feature.name))) return [];
  const what = `The item that introduces "${feature.name}" is called "${item.title}".`;
  const remedy = `Let its short name be or contain "${feature.name}", so that readers recognise it.`;
  return [{ file, line: lines.get(item.anchor) ?? 1, what, remedy }];
}

function unplannedItem(
  item: ReleaseItem,
  planned: readonly PlannedItem[],
  file: string,
  lines: ReadonlyMap<string, number>,
): Problem {
  const kinds = planned
    .filter(({ feature }) => item.links.some(({ href }) => href === featurePath(feature)))
    .map(({ kind, feature }) => `${kind} "${feature.name}"`);
  const said = kinds.length > 0 ? `; it has ${kinds.join(' and ')} there` : '';
  return {
    file,
    line: lines.get(item.anchor) ?? 1,
    what: `product.yaml knows no ${item.kind} item of ${releaseName(item)} for "${item.title}" (${item.links.map(({ href }) => href).join(', ')})${said}.`,
    remedy: 'Link the section and use the kind that product.yaml gives, or add the item there.',
  };
}

import { compareVersions } from './compareVersions.ts';
import { itemKindNamed } from './ItemKind.ts';
import { PLATFORM_NAMES, PLATFORMS, type Platform, platformNamed } from './Platform.ts';
import type { Feature, FeatureChange, Introduced, Product } from './Product.ts';

/** Something wrong in product.yaml, with the keys that lead to it, such as ['features', 3, 'web']. */
export interface ProductProblem {
  readonly path: readonly (string | number)[];
  readonly what: string;
  readonly remedy: string;
}

/** The product, or everything that is wrong with it. */
export type ParsedProduct =
  | { readonly ok: true; readonly product: Product }
  | { readonly ok: false; readonly problems: readonly ProductProblem[] };

/** Reads the product from product.yaml after YAML has been turned into plain values. Never throws. */
export function parseProduct(value: unknown): ParsedProduct {
  const problems: ProductProblem[] = [];
  const report: Report = (path, what, remedy) => problems.push({ path, what, remedy });
  const root = isRecord(value) ? value : {};
  const areas = readAreas(root, report);
  const features = readFeatures(root, areas, report);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, product: { areas, features } };
}

type Path = readonly (string | number)[];
type Entry = Readonly<Record<string, unknown>>;
type Report = (path: Path, what: string, remedy: string) => void;

function readAreas({ areas: value }: Entry, report: Report): readonly string[] {
  const areas = asList(value).filter((area) => typeof area === 'string');
  if (areas.length === 0 || areas.length !== asList(value).length || new Set(areas).size !== areas.length) {
    report(['areas'], 'areas is not a list of different names.', 'List every area of the product once.');
  }
  return areas;
}

function readFeatures({ features: value }: Entry, areas: readonly string[], report: Report): readonly Feature[] {
  const entries = asList(value);
  if (entries.length === 0) report(['features'], 'features is not a list with entries.', 'List the features.');
  const ids = new Set<string>();
  return entries.map((entry, index) => {
    const feature = readFeature(isRecord(entry) ? entry : {}, ['features', index], report);
    const path = ['features', index] as const;
    if (ids.has(feature.id)) {
      report([...path, 'id'], `The id "${feature.id}" is used twice.`, 'Give every feature an id of its own.');
    }
    if (!areas.includes(feature.area)) {
      report([...path, 'area'], `"${feature.area}" is not in the list of areas.`, `Use one of ${areas.join(', ')}.`);
    }
    ids.add(feature.id);
    return feature;
  });
}

function readFeature(entry: Entry, path: Path, report: Report): Feature {
  const { web, mobile, changes = [] } = entry;
  const text = (key: string, pattern: RegExp, form: string): string => {
    const value = entry[key];
    if (typeof value === 'string' && pattern.test(value.trim())) return value.trim();
    report([...path, key], `${key} is ${JSON.stringify(value) ?? 'missing'}.`, `Write ${form}.`);
    return '';
  };
  const feature = {
    id: text('id', SLUG, 'lower-case words with hyphens'),
    name: text('name', /\S/, 'the name in the terms of the field'),
    area: text('area', /\S/, 'one of the areas'),
    page: text('page', /^[\w/-]+$/, 'the page below /docs, without a leading slash and without an ending'),
    heading: text('heading', SLUG, 'the id of the heading that explains the feature'),
    web: readIntroduced(web, [...path, 'web'], report),
    mobile: readIntroduced(mobile, [...path, 'mobile'], report),
    summary: text('summary', /\S/, 'what the feature does, in one to three sentences'),
  };
  if (feature.web === null && feature.mobile === null) {
    report(path, `"${feature.name}" is on no platform.`, 'Give web or mobile a version or "initial".');
  }
  const readChanges = asList(changes).map((change, index) =>
    readChange(isRecord(change) ? change : {}, feature, [...path, 'changes', index], report),
  );
  return { ...feature, changes: readChanges.filter((change) => change !== undefined) };
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const VERSION = /^\d+\.\d+$/;

function readIntroduced(value: unknown, path: Path, report: Report): Introduced {
  if (value === null || (typeof value === 'string' && (value === 'initial' || VERSION.test(value)))) return value;
  const what = `The first version is ${JSON.stringify(value) ?? 'missing'}.`;
  report(path, what, 'Write a version in quotation marks such as "1.41", initial, or null.');
  return null;
}

function readChange(
  entry: Entry,
  feature: { readonly name: string } & Readonly<Record<Platform, Introduced>>,
  path: Path,
  report: Report,
): FeatureChange | undefined {
  const { platform: platformName, version, kind: kindName, note } = entry;
  const platform = typeof platformName === 'string' ? platformNamed(platformName) : undefined;
  const kind = typeof kindName === 'string' ? itemKindNamed(kindName) : undefined;
  if (platform === undefined) {
    report([...path, 'platform'], `The platform is ${JSON.stringify(platformName)}.`, `Use ${PLATFORMS.join(' or ')}.`);
  }
  if (kind === undefined || kind === 'new') {
    const remedy =
      'Use improved, changed, fixed, deprecated, removed or security; what is new belongs in web or mobile.';
    report([...path, 'kind'], `The kind of the change is ${JSON.stringify(kindName)}.`, remedy);
  }
  if (typeof version !== 'string' || !VERSION.test(version)) {
    const remedy = 'Write it in quotation marks, such as "1.50", or YAML drops the zero.';
    report([...path, 'version'], `The version is ${JSON.stringify(version)}.`, remedy);
  }
  if (typeof note !== 'string' || note.trim() === '') {
    report([...path, 'note'], 'The change has no note.', 'Say in one sentence what changed for the reader.');
  }
  if (platform === undefined || kind === undefined || kind === 'new') return undefined;
  if (typeof version !== 'string' || typeof note !== 'string') return undefined;
  const since = feature[platform];
  if (since === null || (since !== 'initial' && compareVersions(version, since) <= 0)) {
    const what = `"${feature.name}" changes with ${PLATFORM_NAMES[platform]} ${version}, but that platform has it since ${since ?? 'never'}.`;
    report([...path, 'version'], what, 'Correct the version of the change or of the introduction.');
  }
  return { platform, version, kind, note: note.trim() };
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

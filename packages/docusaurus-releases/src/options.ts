import { isRecord, type OptionRule, optionProblems } from '@feedback-docs/pages/options';
import { PLATFORMS, type Platform } from '@feedback-docs/releases';

/** What a site may say; all of it may be left out. */
export type ReleasesOptions = {
  /** The file that describes the product's features, from the site's folder. "product.yaml" when left out, if there is one. */
  readonly product?: string;
  /** A page about the releases as a whole: it stands above the explorer in its breadcrumbs, and feeds lead to it. */
  readonly overview?: { readonly label: string; readonly path: string };
  /** Who publishes the feeds (the site's title when left out), and the UUID that their ids are made from (made from its address). */
  readonly feeds?: { readonly author?: string; readonly namespace?: string };
  /** The locale of dates and numbers, such as "en-GB". That of the build when left out. */
  readonly dateLocale?: string;
  /**
   * The platforms on which nobody stays on an older version, such as a hosted service: readers are told what is new since they last
   * looked, not since their version. None when left out.
   */
  readonly alwaysNewest?: readonly Platform[];
  /** What readers may type into the explorer's filter, as its placeholder. */
  readonly filterExample?: string;
  /** The product, as search engines are told: its name (the site's title when left out) and its category after schema.org. */
  readonly application?: { readonly name?: string; readonly category?: string };
  /** "own" where the site defines the variables of `infima.css` itself. */
  readonly colors?: 'infima' | 'own';
};

const text: OptionRule = { isValid: (value) => typeof value === 'string' && value !== '', allowed: 'a text' };

const RULES: Readonly<Record<keyof ReleasesOptions | 'id', OptionRule>> = {
  id: text,
  product: text,
  overview: {
    isValid: (value) =>
      isRecord(value) &&
      onlyTexts(value, ['label', 'path']) &&
      value['label'] !== undefined &&
      String(value['path']).startsWith('/'),
    allowed: 'an object with label, a text, and path, a page of the site that begins with a slash',
  },
  feeds: {
    isValid: (value) =>
      isRecord(value) &&
      onlyTexts(value, ['author', 'namespace']) &&
      (value['namespace'] === undefined || UUID.test(String(value['namespace']))),
    allowed: 'an object with author, a text, and namespace, a UUID such as "5b0e9d3f-7c1a-4f26-a8d2-4e6b90c3f715"',
  },
  dateLocale: {
    isValid: (value) => typeof value === 'string' && isLocale(value),
    allowed: 'a language tag such as "en-GB"',
  },
  alwaysNewest: {
    isValid: (value) => Array.isArray(value) && value.every((name) => PLATFORMS.some((platform) => platform === name)),
    allowed: `a list of platforms: ${PLATFORMS.join(', ')}`,
  },
  filterExample: text,
  application: {
    isValid: (value) => isRecord(value) && onlyTexts(value, ['name', 'category']),
    allowed: 'an object with name and category, both texts',
  },
  colors: { isValid: (value) => value === 'infima' || value === 'own', allowed: '"infima" or "own"' },
};

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Docusaurus calls it before the plugin runs. Throws with every option that can't be used, and what it may be. */
export function validateOptions({ options }: { options: unknown }): ReleasesOptions & { id: string } {
  const given = isRecord(options) ? options : {};
  const problems = optionProblems(given, RULES);
  if (problems.length > 0)
    throw new Error(`The options of docusaurus-releases cannot be used:\n- ${problems.join('\n- ')}`);
  return { id: 'default', ...given };
}

function onlyTexts(value: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  return Object.entries(value).every(([name, entry]) => names.includes(name) && typeof entry === 'string');
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

import { isRecord, type OptionRule, optionProblems } from '@feedback-docs/pages/options';
import { PARTS, type Part, type Replacement } from './frameworkFiles/replacements.ts';

/** What a site may say; all of it may be left out. */
export type FirstLoadOptions = {
  /** Turns parts off: `{ link: false }`. All are on. */
  readonly parts?: Partial<Readonly<Record<Part, boolean>>>;
  /** More modules to replace, by files of the site with complete paths. */
  readonly replacements?: readonly Replacement[];
  /** Pages that browsers must not fetch before a click: paths inside the site, with `*`. "search*" when left out. */
  readonly ignorePatterns?: readonly string[];
  /** Settings of the theme that only the build reads, such as "prism" where code is coloured at build time. */
  readonly buildOnlyThemeConfig?: readonly string[];
  /** Opens a field for a search before the app is there; `window.openSearch`, if there is one, when left out. Written into pages as text, so it may use nothing from outside its body. */
  readonly openSearch?: (letter?: string) => HTMLElement;
  /** Whether the page is not as it was built for this reader, so that it fetches the app at once. Written into pages as text. */
  readonly needsApp?: () => unknown;
  /** False where the site completes its pages after steps of its own, by the functions of `/pages`. */
  readonly completesPages?: boolean;
};

const texts = (allowed: string): OptionRule => ({
  isValid: (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
  allowed,
});

const aFunction: OptionRule = { isValid: (value) => typeof value === 'function', allowed: 'a function' };

const RULES: Readonly<Record<keyof FirstLoadOptions | 'id', OptionRule>> = {
  id: { isValid: (value) => typeof value === 'string', allowed: 'a text' },
  parts: {
    isValid: (value) =>
      isRecord(value) &&
      Object.entries(value).every(([name, isOn]) => PARTS.some((part) => part === name) && typeof isOn === 'boolean'),
    allowed: `an object with true or false for some of ${PARTS.join(', ')}`,
  },
  replacements: {
    isValid: (value) =>
      Array.isArray(value) &&
      value.every((entry) =>
        ['id', 'module', 'by', 'why', 'earns'].every((name) => isRecord(entry) && typeof entry[name] === 'string'),
      ),
    allowed: 'a list of replacements, each { id, module, by, why, earns }',
  },
  ignorePatterns: texts('a list of paths without a slash at their start, such as ["search*"]'),
  buildOnlyThemeConfig: texts('a list of names of theme settings, such as ["prism"]'),
  openSearch: aFunction,
  needsApp: aFunction,
  completesPages: { isValid: (value) => typeof value === 'boolean', allowed: 'true or false' },
};

/** Docusaurus calls it before the plugin runs. Throws with every option that can't be used, and what it may be. */
export function validateOptions({ options }: { options: unknown }): FirstLoadOptions & { id: string } {
  const given = isRecord(options) ? options : {};
  const problems = optionProblems(given, RULES);
  if (problems.length > 0)
    throw new Error(`The options of docusaurus-first-load cannot be used:\n- ${problems.join('\n- ')}`);
  return { id: 'default', ...given };
}

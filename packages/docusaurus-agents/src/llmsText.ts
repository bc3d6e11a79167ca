import { createMatcher } from '@docusaurus/utils';
import { markdownPath } from '@feedback-docs/pages';
import type { LlmsSection } from './options.ts';
import type { Twin } from './Twin.ts';

/** What llms.txt says about a site. */
export interface LlmsOptions {
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly LlmsSection[];
  readonly toUrl: (path: string) => string;
  /** Sentences on how to ask, search and where other lists are. */
  readonly notes: readonly string[];
}

const OTHER_PAGES = 'Other pages';
/** Characters of the names of a page's sections. */
const MAX_OUTLINE_LENGTH = 500;

/** llms.txt (llmstxt.org, version 2) for these pages: one line a page, under the headings of the sections. */
export function llmsText(twins: readonly Twin[], options: LlmsOptions): string {
  const { title, summary, notes } = options;
  const head = [`# ${title}`, `> ${summary}`, ...notes].filter((text) => text !== '> ');
  return `${[...head, ...sectionsOf(twins, options)].join('\n\n')}\n`;
}

function sectionsOf(twins: readonly Twin[], { sections, toUrl }: LlmsOptions): string[] {
  const left = new Set(twins);
  const taken = sections.map(({ title, description, pages }) => {
    // In the order of the patterns, so that a section can begin with its most important page.
    const found = pages.flatMap((pattern) => {
      const isMatch = createMatcher([pattern]);
      const matching = [...left].filter(({ path }) => isMatch(path));
      for (const twin of matching) left.delete(twin);
      return matching;
    });
    return { title, description, found };
  });
  return [...taken, { title: OTHER_PAGES, description: undefined, found: [...left] }]
    .filter(({ found }) => found.length > 0)
    .map(({ title, description, found }) => {
      const lines = found.map((twin) => `- [${twin.title}](${toUrl(markdownPath(twin.path))})${describe(twin)}`);
      return `## ${title}\n\n${description === undefined ? '' : `${description}\n\n`}${lines.join('\n')}`;
    });
}

/** What a page is about and which sections it has, so that one can be chosen by what it contains. */
function describe({ description, outline }: Twin): string {
  const named = outline.join('; ');
  const cut =
    named.length > MAX_OUTLINE_LENGTH ? `${named.slice(0, named.lastIndexOf('; ', MAX_OUTLINE_LENGTH))}; …` : named;
  const texts = [description, cut === '' ? '' : `Sections: ${cut}`].filter((text) => text !== '');
  return texts.length === 0 ? '' : `: ${texts.join(' ').replace(/\s+/g, ' ')}`;
}

/**
 * The text of all pages in files of at most `maxLength` characters: one where it fits, else `llms-full.txt` lists the others. Pages are
 * never divided further than their own files are.
 */
export function llmsFullTexts(
  twins: readonly Twin[],
  { title, toUrl, maxLength }: { title: string; toUrl: (path: string) => string; maxLength: number },
): Map<string, string> {
  const texts = twins.flatMap(({ files }) => files.map(({ text }) => text));
  const parts: string[] = [];
  for (const text of texts) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + text.length < maxLength) parts[parts.length - 1] = `${last}\n${text}`;
    else parts.push(text);
  }
  if (parts.length === 1) return new Map([['/llms-full.txt', parts[0] ?? '']]);
  const names = parts.map((_, index) => `/llms-full.${index + 1}.txt`);
  const list = names.map((name, index) => `- [Part ${index + 1}](${toUrl(name)}): ${parts[index]?.length} characters`);
  return new Map([
    [
      '/llms-full.txt',
      `# ${title}: all pages\n\nThe text of all pages, in ${parts.length} parts:\n\n${list.join('\n')}\n`,
    ],
    ...names.map((name, index): [string, string] => [name, parts[index] ?? '']),
  ]);
}

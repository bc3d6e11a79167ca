import type { Section } from '@feedback-docs/answers';
import type { DocPage } from '../DocPage.ts';
import type { MadeRecord } from './pageRecords.ts';

interface PageContext {
  page: DocPage;
  /** The records of the same page, with what they were made of. */
  made: readonly MadeRecord[];
  /** Questions of readers by heading id; `page` for the part under the title. */
  questions: Readonly<Record<string, readonly string[]>>;
  /** Words of readers by heading id, likewise. */
  readerWords: Readonly<Record<string, string>>;
}

/** Key of the questions about the part under a page's title. */
const LEAD = 'page';

/** What the assistant reads of a page: the sections that are found, with their lines and the questions they answer. */
export function answerSections({ page, made, questions, readerWords }: PageContext): Section[] {
  return made.map(({ record, section, facts }): Section => {
    const headings = [1, 2, 3, 4, 5, 6]
      .slice(0, section.level)
      .map((level) => record.hierarchy[`lvl${level}` as 'lvl1'] ?? '');
    const lead = { kind: 'paragraph', text: page.description } as const;
    return {
      url: record.url,
      page: page.path,
      anchor: record.anchor,
      title: headings.at(-1) ?? '',
      pageTitle: headings[0] ?? '',
      parents: headings.slice(1, -1).filter((heading) => heading !== ''),
      lines: section.level === 1 && page.description !== '' ? [lead, ...section.lines] : section.lines,
      askedAs: [...(record.askedAs ?? []), ...(ownValue(record.anchor ?? LEAD, questions) ?? [])],
      readerWords: ownValue(record.anchor ?? LEAD, readerWords),
      isRelease: facts.isRelease ?? false,
      role: facts.role,
    };
  });
}

/** Headings may be called like what every object has, such as "constructor". */
function ownValue<Value>(key: string, values: Readonly<Record<string, Value>>): Value | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

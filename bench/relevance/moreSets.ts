import { type Half, readSet } from './labelledQueries.ts';

/** A record of the kit. */
interface Section {
  readonly id: number;
  readonly objectID: string;
  readonly url: string;
  readonly heading: string;
  readonly content: string;
}

/** A query with the sections that satisfy it. */
export interface KnownItem {
  readonly q: string;
  readonly rel: readonly Pick<Section, 'id' | 'objectID' | 'url'>[];
}

/** Holds a sign that is no hyphen or slash between two words. */
const IS_NAME = /^[^\p{L}\p{N}\s]|[^\p{L}\p{N}\s'’\-/]|[^\p{L}\p{N}\s]$/u;

const MAX_PASTED = 200;
const MAX_WRITTEN = 400;
const MAX_SPOKEN = 120;
const MAX_HEADING = 60;
/** Sections that may hold the same text; with more of them no one is the right answer. */
const MAX_HOLDING = 3;

/** Texts pasted from a corpus: a whole sentence, six words of it, these in quotes, and with quotes around two that stand apart. */
export function pastedSets(sections: readonly Section[]): Record<string, KnownItem[]> {
  const texts = sections.map(({ content }) => ` ${wordsOf(content).join(' ')} `);
  const holding = (words: readonly string[]): KnownItem['rel'] => {
    const found = sections.filter((_, at) => texts[at]?.includes(` ${words.join(' ')} `));
    return found.length > MAX_HOLDING ? [] : found;
  };
  const sets: Record<string, KnownItem[]> = { sentence: [], 'six words': [], quoted: [], 'wrong quote': [] };
  const step = Math.max(1, Math.floor(sections.length / MAX_PASTED));
  for (let at = 0; at < sections.length; at += step) {
    const sentence = sections[at]?.content
      .split(/(?<=[.!?])\s+/)
      .find((text) => wordsOf(text).length >= 8 && text.length <= 510);
    if (sentence === undefined) continue;
    const words = wordsOf(sentence);
    // From another place in each sentence, and never the beginning alone.
    const six = words.slice(at % (words.length - 5)).slice(0, 6);
    const [rel, relSix] = [holding(words), holding(six)];
    if (rel.length === 0 || relSix.length === 0) continue;
    const [a, b, c, d, e, f] = six;
    sets['sentence']?.push({ q: sentence, rel });
    sets['six words']?.push({ q: six.join(' '), rel: relSix });
    sets['quoted']?.push({ q: `"${six.join(' ')}"`, rel: relSix });
    sets['wrong quote']?.push({ q: `${a} ${b} "${f} ${c}" ${d} ${e}`, rel: relSix });
  }
  return sets;
}

/** Names as they are written, and by their words. */
export function nameSets(sections: readonly Section[]): Record<string, KnownItem[]> {
  return { 'as written': writtenNames(sections), 'name as words': spokenNames(sections) };
}

/** Names written with signs, such as --dry-run, DURATION_S or std::move, that few sections have as written and others as words only. */
function writtenNames(sections: readonly Section[]): KnownItem[] {
  const texts = sections.map(({ heading, content }) => `${heading}\n${content}`.toLowerCase());
  const words = texts.map((text) => ` ${wordsOf(text).join(' ')} `);
  const byWord = new Map<string, Section[]>();
  sections.forEach((section, at) => {
    for (const word of new Set(wordsOf(texts[at] ?? '')))
      (byWord.get(word) ?? byWord.set(word, []).get(word))?.push(section);
  });
  const step = Math.max(1, Math.floor(sections.length / MAX_WRITTEN));
  return sections.flatMap((_, at): KnownItem[] => {
    if (at % step !== 0) return [];
    for (const name of new Set((texts[at] ?? '').split(/\s+/).map(bareName))) {
      const bare = ` ${wordsOf(name).join(' ')} `;
      if (!IS_NAME.test(name) || name.length > 40 || bare.length < 4) continue;
      const written = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'u');
      const alike = (byWord.get(wordsOf(name)[0] ?? '') ?? []).filter(({ id }) => words[id]?.includes(bare));
      const rel = alike.filter(({ id }) => written.test(texts[id] ?? ''));
      if (rel.length > 0 && rel.length <= MAX_HOLDING && alike.length > rel.length) return [{ q: name, rel }];
    }
    return [];
  });
}

/** Headings with a name in camel case, asked for by its words (use effect for useEffect), that few sections have. */
function spokenNames(sections: readonly Section[]): KnownItem[] {
  const byHeading = Map.groupBy(sections, ({ heading }) => wordsOf(heading).join(' '));
  const items = [...byHeading.values()].flatMap((rel): KnownItem[] => {
    const heading = rel[0]?.heading ?? '';
    const name = /\p{Ll}{2,}\p{Lu}\p{Ll}{2,}\w*/u.exec(heading)?.[0];
    if (name === undefined || rel.length > MAX_HOLDING || heading.length > MAX_HEADING) return [];
    const q = wordsOf(heading.replace(name, name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))).join(' ');
    return [{ q, rel }];
  });
  const step = Math.ceil(items.length / MAX_SPOKEN);
  return items.filter((_, at) => at % step === 0);
}

/** The labelled queries of sets/ for the documentation of one package, by kind and half. Throws when a label names no section. */
export function labelledSets(name: string, sections: readonly Section[]): Record<string, KnownItem[]> {
  const byUrl = new Map(sections.map((section) => [section.url, section]));
  const find = (label: string) => {
    const [path = '', anchor = ''] = label.split('#');
    const page = `/${path.replace(/(\/index)?\.mdx?$/, '')}`;
    const section = byUrl.get(`${page}#${anchor}`) ?? byUrl.get(page);
    if (section === undefined) throw new Error(`${label} in the sets of ${name} names no section; correct the label.`);
    return section;
  };
  const read = (file: string, half: Half): KnownItem[] =>
    readSet(file)
      [half].filter(({ docs = name }) => docs === name)
      .map(({ query, right }) => ({ q: query, rel: right.map(find) }));
  const all = (['tuning', 'unseen'] as const).flatMap((half) => [
    [`words, ${half}`, read(name, half)] as const,
    [`identifiers, ${half}`, read('identifiers', half)] as const,
  ]);
  return Object.fromEntries(all.filter(([, items]) => items.length > 0));
}

/** Without the quotes and brackets around it and the punctuation after it. */
function bareName(text: string): string {
  const name = text.replace(/^["'“”‘’`([{<*|]+|["'“”‘’`)\]}>*|.,;:!?]+$/g, '');
  return /["'“”‘’`()[\]{}<>*|,;=…–—]/.test(name) || !/\p{L}/u.test(name) ? '' : name;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

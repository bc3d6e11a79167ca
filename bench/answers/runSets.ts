import { citedIn, createAnswerer, indexAnswers, type Section } from '@feedback-docs/answers';
import { createCorpus, embedQuestion, rankSections, readConcepts } from '@feedback-docs/answers/fitting';
import { openBuiltSite } from '../../tools/builtSite/openBuiltSite.ts';
import { indexSections } from '../../tools/foreignDocs/indexSections.ts';
import { FOREIGN_DOCS, openForeignDocs } from '../../tools/foreignDocs/openForeignDocs.ts';
import { readMarkdown } from '../../tools/foreignDocs/readMarkdownFolder.ts';
import { median } from '../statistics.ts';
import { converse } from './converse.ts';
import { isStillSaid, saysFact } from './facts.ts';
import { measureForm } from './form.ts';
import { type Half, readSet, type SetItem, type SetPart } from './readSet.ts';

/**
 * Asks the questions of bench/answers/sets about this site, about this site with sections that somebody has just written,
 * and about the docs of three packages; never prints which went wrong. Beside it plain BM25F over the same sections,
 * which always answers with its first.
 * Usage: node bench/answers/runSets.ts [tuning|unseen]; the half `tuning` was used to fit the weights.
 */
const SITE_SETS = [
  'plain',
  'far',
  'typo',
  'long-slang',
  'bait',
  'two-part',
  'pairs',
  'undocumented',
  'near-miss',
  'off-subject',
];
const half: Half = process.argv[2] === 'tuning' ? 'tuning' : 'unseen';
const contact = { email: 'support@example.com' };

type Docs = Pick<ReturnType<typeof openBuiltSite>, 'docs' | 'search'> & {
  readonly releases: Parameters<typeof createAnswerer>[0]['releases'];
};

const site = openBuiltSite();
const rows = [];
for (const name of SITE_SETS) rows.push(...(await ask(name, site, readSet(name)[half])));
for (const isGiven of [true, false]) {
  const { pages = [], [half]: items } = readSet('new-sections');
  const added = pages.flatMap(({ page, askedAs }) => newSections(page, isGiven ? askedAs : []));
  const sections = [...site.docs.sections, ...added];
  const docs = { ...site, docs: { ...site.docs, sections }, search: indexSections(sections) };
  const title = isGiven ? 'new sections, three questions each' : 'new sections, no questions';
  rows.push(...(await ask(title, docs, items)));
}
for (const name of FOREIGN_DOCS) rows.push(...(await ask(name, openForeignDocs(name), readSet(name)[half])));
console.table(rows);

/** Sections as the page that holds them would have been written yesterday; heading ids are those of its headings. */
function newSections(page: string, askedAs: readonly string[]): Section[] {
  return readMarkdown('/docs/new', page.replace(/\{#.*?\}/g, '')).map((section) => {
    return { ...section, pageTitle: 'New', askedAs };
  });
}

/** One row for each kind of question in a set. */
async function ask(name: string, { docs, search, releases }: Docs, items: readonly SetItem[]) {
  const index = indexAnswers(docs);
  const answerer = createAnswerer({ search, index, releases, contact });
  const corpus = createCorpus(index, releases);
  const asked = [];
  for (const item of items) {
    const turns = item.turns ?? [item.question ?? ''];
    const { text, outcome, before } = await converse(answerer, turns);
    const parts: readonly SetPart[] = item.parts ?? [item];
    const cited = citedIn(text);
    const [right] = parts;
    const facts = parts.flatMap(({ fact, sections }) =>
      fact === undefined ? [] : [{ fact, texts: sections.map(textAt) }],
    );
    const isFactKnown = facts.length > 0 && facts.every(({ fact, texts }) => isStillSaid(fact, texts));
    asked.push({
      group: `${name}${item.kind === undefined ? '' : `: ${item.kind}`}${parts.every((part) => part.outcome === 'answered') ? '' : ', no answer'}`,
      outcome,
      isFirst: right?.sections.includes(cited[0] ?? '') === true,
      isCited: parts.every(({ sections }) => sections.some((section) => cited.includes(section))),
      saysFact: isFactKnown ? facts.every(({ fact }) => saysFact(text, fact)) : undefined,
      form: measureForm(
        text,
        { facts: parts.flatMap(({ fact }) => fact ?? []), anchors: right?.sections ?? [] },
        before,
      ),
      isFirstOfBm25: right?.sections.includes(bestByWords(turns.at(-1) ?? '')) === true,
    });
  }
  return Object.entries(Object.groupBy(asked, ({ group }) => group)).map(([group, all = []]) => {
    const share = (is: (one: (typeof all)[number]) => boolean, of = all) =>
      (of.filter(is).length / of.length).toFixed(2);
    const withFact = all.filter((one) => one.saysFact !== undefined);
    return {
      questions: group,
      count: all.length,
      answered: share(({ outcome }) => outcome === 'answered'),
      'nearest or refused': share(({ outcome }) => outcome !== 'answered'),
      'right first': share(({ outcome, isFirst }) => outcome !== 'refused' && isFirst),
      'right cited': share(({ outcome, isCited }) => outcome !== 'refused' && isCited),
      facts: withFact.length,
      'says the fact': withFact.length === 0 ? '–' : share(({ saysFact }) => saysFact === true, withFact),
      'words, median': median(all.map(({ form }) => form.words)),
      'BM25F: right first': share(({ isFirstOfBm25 }) => isFirstOfBm25),
    };
  });

  function textAt(url: string): string {
    return (docs.sections.find((section) => section.url === url)?.lines ?? []).map(({ text }) => text).join('\n');
  }

  function bestByWords(question: string): string {
    const concepts = readConcepts(question, corpus);
    const { ranked } = rankSections(
      corpus,
      { concepts, embedding: embedQuestion({ question }, corpus) },
      { engine: [], cited: [] },
    );
    return ranked.toSorted((a, b) => b.features.text - a.features.text)[0]?.section.url ?? '';
  }
}

// Lets the configured language model draft questions that the sections of a page answer: npm run questions:draft -- /docs/intro
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AnswersData, createAnswerer } from '@feedback-docs/answers';
import { createTwoFilesPatch } from 'diff';
import { openModel } from '../assistant/model/openModel.ts';
import { AssistantFilesError, readAnswerFiles } from '../assistant/readAnswerFiles.ts';
import { reportFailure } from '../reportFailure.ts';
import { loadIndex } from '../search/loadIndexes.ts';
import { parseSettings, SettingsError } from '../settings/parseSettings.ts';
import { addDrafts } from './addDrafts.ts';
import { type DraftedSection, draftQuestions } from './draftQuestions.ts';
import { writeQuestions } from './writeQuestions.ts';

const USAGE = 'Name a page by its address: npm run questions:draft -- /docs/intro';
/** Below the site's folder, in files named after the pages. */
const FOLDER = 'questionDrafts';

try {
  const { values, positionals } = parseArgs({
    options: { except: { type: 'string', multiple: true, default: [] } },
    allowPositionals: true,
  });
  const { siteDir, model } = parseSettings(process.env);
  if (model === null)
    throw new SettingsError('No language model is set. Set MODEL_PROVIDER and what it needs (docs/assistant.md).');
  const { sections: all } = await readSections(siteDir);
  const page = pageOf(positionals[0] ?? '', all);
  const own = all.filter((section) => section.page === page);
  const files = await readAnswerFiles(siteDir);
  const answerer = createAnswerer({ ...files, search: await loadIndex(siteDir, 'docs') });
  const open = openModel(model)(() => undefined);
  const drafted = await draftQuestions(own, {
    all,
    answerer,
    judged: (await Promise.all(values.except.map(readJudged))).flat(),
    write: (section, count) => writeQuestions(section, { model: open, count }),
  });
  const file = join(siteDir, FOLDER, `${page.replace(/^\/docs\/?/, '') || 'index'}.yaml`);
  const before = existsSync(file) ? await readFile(file, 'utf8') : null;
  const after = addDrafts(
    before,
    drafted.map(({ section, kept }) => ({ anchor: section.anchor, questions: kept })),
    `Drafted by ${model.name} on ${new Date().toISOString().slice(0, 10)} (npm run questions:draft).`,
  );
  console.log(report(drafted));
  if (drafted.some(({ kept }) => kept.length > 0)) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, after);
    console.log(createTwoFilesPatch(before === null ? '/dev/null' : file, file, before ?? '', after));
    console.log(`Wrote ${file}. Read it, then run "npm run build" for it to count.`);
  } else console.log(`Nothing to add to ${page}.`);
} catch (error) {
  reportFailure(error);
}

async function readSections(siteDir: string): Promise<Pick<AnswersData, 'sections'>> {
  const file = join(siteDir, 'server-data', 'search', 'answers.json');
  if (!existsSync(file)) throw new AssistantFilesError(`There is no ${file}. Run "npm run build" first.`);
  return JSON.parse(await readFile(file, 'utf8'));
}

/** The address of the page that is meant; a TypeError says what there is. */
function pageOf(named: string, sections: AnswersData['sections']): string {
  if (named === '') throw new TypeError(USAGE);
  const page = `/${named.replace(/^(?:site\/|\/)+/, '').replace(/(?:\/index)?\.mdx?$/, '')}`;
  const pages = new Set(sections.map((section) => section.page));
  if (pages.has(page)) return page;
  const near = [...pages].filter((known) => known.split('/').at(-1) === page.split('/').at(-1));
  const hint = near.length > 0 ? ` Perhaps ${near.join(' or ')}?` : '';
  throw new TypeError(`There is no page ${page} in the built site.${hint} ${USAGE}`);
}

/** The questions of a set such as bench/answers/gold.json. */
async function readJudged(file: string): Promise<string[]> {
  const items = JSON.parse(await readFile(file, 'utf8')) as { turns: string[] }[];
  return items.flatMap(({ turns }) => turns);
}

function report(drafted: readonly DraftedSection[]): string {
  return drafted
    .map(({ section, kept, leftOut }) =>
      [
        `${section.url}: ${kept.length} drafted`,
        ...leftOut.map(({ question, why }) => `  left out "${question}": ${why}`),
      ].join('\n'),
    )
    .join('\n');
}

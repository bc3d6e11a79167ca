import { ProtocolError, type SearchHit } from '@feedback-docs/protocol';
import * as z from 'zod';
import { MAX_COMMENT_LENGTH } from '../../feedback/createFeedbackLog.ts';
import { askDocs } from '../askDocs.ts';
import { changesSince } from '../changesSince.ts';
import { readVersionKey } from '../readVersion.ts';
import { pagePathOf, readPage } from './readPage.ts';
import { type Caller, defineTool, type Tool } from './Tool.ts';
import { MAX_RESULT_LENGTH, readCursor } from './toolResult.ts';
import { CURSOR, NEXT_CURSOR, READ_ONLY, toolArguments } from './toolSchemas.ts';

const HITS_PER_PAGE = 8;
const INDEX = 'docs';
const MAX_PAGES_SEARCHED = 20;
const PATH_HINT = 'path is the path of a page, such as /docs/intro.';

/** The tools that find, read and ask, and the one that reports, by name. */
export const DOCS_TOOLS = {
  search_docs: defineTool({
    title: 'Search the documentation',
    description:
      'Finds sections of the documentation by words. Use it to look around or to find a page to read. For a question with one answer use ask_docs; for what changed between versions use the release tools.',
    annotations: READ_ONLY,
    inputSchema: toolArguments({
      query: z
        .string({ error: 'query is a text of 1 to 512 characters.' })
        .min(1)
        .max(512)
        .describe('A few words, as in a search field.'),
      cursor: CURSOR,
    }),
    outputSchema: z.object({
      hits: z.array(
        z.object({
          title: z.string(),
          page: z.string(),
          path: z.string().describe('Pass it to read_page as path to read this section.'),
          url: z.string(),
          text: z.string(),
        }),
      ),
      total: z.number(),
      nextCursor: NEXT_CURSOR,
    }),
    run: async ({ query, cursor }, deps, { reader, addresses }) => {
      deps.searchLimits.search(reader);
      const page = readCursor(cursor);
      if (page >= MAX_PAGES_SEARCHED)
        throw new RangeError(
          `Only the first ${MAX_PAGES_SEARCHED * HITS_PER_PAGE} hits are listed. Search with more or other words.`,
        );
      const asked = {
        indexName: INDEX,
        query,
        page,
        hitsPerPage: HITS_PER_PAGE,
        attributesToHighlight: [],
        attributesToSnippet: [],
      };
      const { hits, nbHits, nbPages } = await deps.events.follow(deps.search, asked, { reader: reader.network });
      const found = hits.map((hit) => hitOf(hit, addresses));
      deps.searchLimits.answered(reader, JSON.stringify(found).length);
      return {
        hits: found,
        total: nbHits,
        nextCursor: page + 1 < Math.min(nbPages, MAX_PAGES_SEARCHED) ? String(page + 1) : null,
      };
    },
  }),
  read_page: defineTool({
    title: 'Read a page',
    description:
      'The text of one page as Markdown, or of one section of it with the title and the beginning of its page. Use it after search_docs when its snippets are not enough. Long pages come in several results.',
    annotations: READ_ONLY,
    inputSchema: toolArguments({
      path: z
        .string({ error: PATH_HINT })
        .min(1)
        .max(2048)
        .describe('The path of a page, or of a section of it, as search_docs gives it.'),
      section: z
        .string({ error: 'section is the id of a heading, such as quotas.' })
        .max(200)
        .optional()
        .describe('The id of a heading, the part behind # in links.'),
      cursor: CURSOR,
    }),
    outputSchema: z.object({ path: z.string(), url: z.string(), text: z.string(), nextCursor: NEXT_CURSOR }),
    run: async (asked, deps, { reader, addresses }) => {
      deps.searchLimits.search(reader);
      const site = deps.site();
      if (site === null)
        throw new ProtocolError(503, 'The documentation is still being loaded. Try again in a few seconds.');
      const page = await readPage(site, deps.contents, asked);
      return { ...page, url: addresses.toAddress(page.path) };
    },
  }),
  ask_docs: defineTool({
    title: 'Ask the documentation',
    description:
      'Answers one question with sentences quoted word for word and links to their sections, or says that the docs do not answer it. Believe a refusal: do not fill the gap. Use it first for any question a user asks.',
    annotations: { ...READ_ONLY, idempotentHint: false },
    inputSchema: toolArguments({
      question: z.string({ error: 'question is a text of 1 to 2000 characters.' }).min(1).max(2000),
      version: z
        .string({ error: 'A version is a text such as web-1.60 or mobile-2.7.' })
        .max(40)
        .optional()
        .describe('The version the user has, such as web-1.60 or mobile-2.7.'),
    }),
    outputSchema: z.object({
      outcome: z.string().describe('answered, or how the docs fail to answer.'),
      answer: z.string(),
      sections: z.array(z.string()).describe('Addresses of the sections quoted.'),
    }),
    run: async ({ question, version }, deps, { reader, addresses }) => {
      const { releases } = deps.releaseData();
      const release = version === undefined ? null : readVersionKey(releases, version);
      const { outcome, markdown, cited } = await askDocs(deps.ask, { question, reader, addresses });
      const since = release === null ? '' : changesSince(releases, release, cited, addresses);
      return {
        outcome,
        answer: `${markdown}${since}`.slice(0, MAX_RESULT_LENGTH),
        sections: cited.map(addresses.toAddress),
      };
    },
  }),
  report_problem: defineTool({
    title: 'Report a problem with the documentation',
    description:
      'Tells the authors that the documentation is wrong, unclear or misses something. Use it only with the consent of the user, once for a problem, without personal data.',
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    inputSchema: toolArguments({
      problem: z
        .string({ error: `problem is a text of 10 to ${MAX_COMMENT_LENGTH} characters.` })
        .min(10)
        .max(MAX_COMMENT_LENGTH),
      path: z
        .string({ error: PATH_HINT })
        .max(200, { error: PATH_HINT })
        .optional()
        .describe('The page it is about, as search_docs gives it.'),
    }),
    outputSchema: z.object({ message: z.string() }),
    run: async ({ problem, path }, deps, { reader }) => {
      await deps.ask.limits.feedback(reader);
      const asked = path === undefined ? undefined : pagePathOf(path);
      const page = deps.site()?.pages.find(({ url }) => url === asked);
      if (path !== undefined && page === undefined)
        throw new RangeError(`There is no page ${path.slice(0, 100)}. Leave path out, or take it from search_docs.`);
      await deps.feedback.report({ page: page?.url ?? null, problem });
      return { message: 'Thank you. The authors will read this.' };
    },
  }),
} satisfies Record<string, Tool>;

/** A hit as a model needs it: where it is, and its words. */
function hitOf({ url = '', hierarchy, content }: SearchHit, { toAddress }: Caller['addresses']) {
  const names = Object.values(hierarchy ?? {}).filter((name) => typeof name === 'string');
  const text = content ?? '';
  return {
    title: names.at(-1) ?? '',
    page: hierarchy?.lvl1 ?? '',
    path: url,
    url: toAddress(url),
    text: text.length > 400 ? `${text.slice(0, 400).toWellFormed()} …` : text,
  };
}

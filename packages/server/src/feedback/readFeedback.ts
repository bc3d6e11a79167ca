import type { Kysely } from 'kysely';
import type { Tables } from '../store/Tables.ts';

/** What readers said of pages in a period. */
export interface FeedbackInsights {
  /** The pages with most votes against them first. */
  pages: { page: string; yes: number; no: number }[];
  /** Reports, and votes with a reason, a section or a text, those that are open first, then the newest. */
  words: FeedbackWord[];
}

/** One reader's word on a page, and what the owner made of it. */
export interface FeedbackWord {
  id: string;
  at: number;
  page: string;
  section: string | null;
  helpful: 'yes' | 'no';
  reason: string | null;
  comment: string | null;
  state: string;
  note: string | null;
}

/** The reason of what is no vote but the report of a program. */
export const REPORTED = 'reported';

/** What a reader may add to a vote. */
export const EXPLANATION = ['reason', 'section', 'comment'] as const;

/** Reads what readers said of pages from a time on and before another, with lists of at most so many rows. */
export async function readFeedback(
  database: Kysely<Tables>,
  { from, to, rows }: { from: number; to: number; rows: number },
): Promise<FeedbackInsights> {
  const said = database.selectFrom('feedback').where('at', '>=', from).where('at', '<', to);
  const pages = await said
    .where(({ or, eb }) => or([eb('reason', 'is', null), eb('reason', '!=', REPORTED)]))
    .select(({ fn }) => [
      'page',
      fn.countAll<number>().filterWhere('helpful', '=', 'yes').as('yes'),
      fn.countAll<number>().filterWhere('helpful', '=', 'no').as('no'),
    ])
    .groupBy('page')
    .orderBy('no', 'desc')
    .orderBy('page')
    .limit(rows)
    .execute();
  const words = await said
    .selectAll()
    .where(({ or, eb }) => or(EXPLANATION.map((column) => eb(column, 'is not', null))))
    .orderBy(({ eb }) => eb.case().when('state', '=', 'open').then(0).else(1).end())
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(rows)
    .execute();
  return {
    pages: pages.map(({ page, yes, no }) => ({ page, yes: Number(yes), no: Number(no) })),
    words: words.map((word) => ({ ...word, at: Number(word.at) })),
  };
}

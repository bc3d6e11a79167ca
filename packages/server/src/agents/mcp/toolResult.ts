import { refusalOf } from '../refusalOf.ts';

/** Characters of one result at most; it is sent twice, as data and as its JSON text, and six thousand tokens are the most. */
export const MAX_RESULT_LENGTH = 9000;

/** What a tool answers. */
export interface ToolResult {
  readonly content: { readonly type: 'text'; readonly text: string }[];
  readonly structuredContent?: Record<string, unknown>;
  readonly isError?: boolean;
  [key: string]: unknown;
}

/** A result as data, and as text for clients that read no data. */
function dataResult(data: Record<string, unknown>): ToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(data) }], structuredContent: data };
}

/** Runs a tool. What it refuses becomes a result that a model can read and act on, and so does a fault of ours, which `onError` gets. */
export async function answerTool(
  { onError }: { readonly onError: (error: unknown) => void },
  run: () => Promise<Record<string, unknown>>,
): Promise<ToolResult> {
  try {
    return dataResult(await run());
  } catch (error) {
    return errorResult(sentenceOf(error, onError));
  }
}

/** A refusal that a model reads. */
export function errorResult(sentence: string): ToolResult {
  return { content: [{ type: 'text', text: sentence }], isError: true };
}

function sentenceOf(error: unknown, onError: (error: unknown) => void): string {
  try {
    const { sentence, retryAfterSeconds } = refusalOf(error);
    return retryAfterSeconds === undefined ? sentence : `${sentence} Try again in ${retryAfterSeconds} seconds.`;
  } catch (fault) {
    onError(fault);
    return 'Something went wrong on our side. Try again in a minute.';
  }
}

/**
 * As many items from a cursor on as one result holds, with the cursor of the rest. Throws a RangeError for a cursor that is none of ours.
 */
export function pageOf<Item>(
  items: readonly Item[],
  cursor: string | undefined,
): { items: Item[]; total: number; nextCursor: string | null } {
  const start = readCursor(cursor);
  const taken: Item[] = [];
  let length = 0;
  for (const item of items.slice(start)) {
    length += JSON.stringify(item).length;
    if (length > MAX_RESULT_LENGTH && taken.length > 0) break;
    taken.push(item);
  }
  const next = start + taken.length;
  return { items: taken, total: items.length, nextCursor: next < items.length ? String(next) : null };
}

/** The number that a cursor stands for. */
export function readCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,7}$/.test(cursor))
    throw new RangeError('A cursor is the nextCursor of an earlier result of the same call. Leave it out to begin.');
  return Number(cursor);
}

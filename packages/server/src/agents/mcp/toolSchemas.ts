import { editDistance } from '@feedback-docs/text';
import * as z from 'zod';

/** What tells a client that a tool changes nothing. */
export const READ_ONLY = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;
const CURSOR_HINT = 'A cursor is the nextCursor of an earlier result of the same call; leave it out for the beginning.';
export const CURSOR = z
  .string({ error: CURSOR_HINT })
  .max(20, { error: CURSOR_HINT })
  .optional()
  .describe('nextCursor of an earlier result of the same call.');
export const NEXT_CURSOR = z.string().nullable().describe('Pass it as cursor for what follows; null at the end.');

const MAX_NAMED = 3;
const MAX_NAME_LENGTH = 40;

/** The arguments of a tool. Any other is refused with a sentence that names them: a misspelt one would be ignored unseen. */
export function toolArguments<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape, z.core.$strict> {
  const known = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? describeUnknown(issue.keys, known) : undefined),
  });
}

function describeUnknown(names: readonly string[], known: readonly string[]): string {
  const unknown = names.slice(0, MAX_NAMED).map((name) => {
    const nearest = known.find((candidate) => isNear(name.toLowerCase(), candidate));
    const hint = nearest === undefined ? '' : ` (did you mean ${nearest}?)`;
    return `${name.slice(0, MAX_NAME_LENGTH).toWellFormed()}${hint}`;
  });
  return `There is no argument ${unknown.join(', ')}. Allowed: ${known.join(', ')}.`;
}

/** Whether one name contains the other or differs from it in a third of its letters at most. */
function isNear(name: string, candidate: string): boolean {
  const limit = Math.ceil(candidate.length / 3);
  if (name !== '' && (name.includes(candidate) || candidate.includes(name))) return true;
  return editDistance(name, candidate, limit) <= limit;
}

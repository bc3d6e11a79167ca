import { ProtocolError } from './ProtocolError.ts';
import { type Fields, tooMany, wrongType } from './readField.ts';
import type { FilterList } from './SearchQuery.ts';
import { MAX_FILTER_CONDITIONS, MAX_FILTER_DEPTH, MAX_PARAMETER_LENGTH } from './searchLimits.ts';

/** A filter list: an array of conditions and of OR-lists, or text with commas for AND. Undefined when absent or empty. Throws ProtocolError. */
export function readFilterList(fields: Fields, name: string): FilterList | undefined {
  const value = fields.get(name) ?? undefined;
  if (value === undefined || value === '') return undefined;
  const outer: unknown = typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value;
  if (!Array.isArray(outer)) throw wrongType(name, 'a list of conditions', value);
  let count = 0;
  const list = outer.map((entry: unknown) => {
    const inner = Array.isArray(entry) ? entry : [entry];
    count += inner.length;
    if (count > MAX_FILTER_CONDITIONS) throw tooMany(name, count, MAX_FILTER_CONDITIONS);
    const conditions = inner.map((condition: unknown) => readCondition(name, condition));
    return Array.isArray(entry) ? conditions : (conditions[0] ?? '');
  });
  return list.length === 0 ? undefined : list;
}

function readCondition(name: string, condition: unknown): string {
  if (Array.isArray(condition)) {
    throw new ProtocolError(400, `${name} is nested deeper than ${MAX_FILTER_DEPTH} lists (an AND of ORs).`);
  }
  if (typeof condition !== 'string') throw wrongType(name, 'a list of conditions such as "language:en"', condition);
  if (condition.length > MAX_PARAMETER_LENGTH) {
    throw new ProtocolError(
      400,
      `${name} has a condition of ${condition.length} characters; at most ${MAX_PARAMETER_LENGTH} are accepted.`,
    );
  }
  return condition;
}

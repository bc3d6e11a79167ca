import { type FilterList, ProtocolError, type SearchQuery } from '@feedback-docs/protocol';
import { COMPARISONS, type Filter } from './Filter.ts';
import { parseFilters } from './parseFilters.ts';

/** All conditions of a request as one filter, undefined when there are none. Throws ProtocolError. */
export function queryFilter(query: Partial<SearchQuery>): Filter | undefined {
  const of = [
    ...listed(query.facetFilters, facetCondition),
    ...listed(query.tagFilters, tagCondition),
    ...listed(query.numericFilters, numericCondition),
  ];
  const expression = parseFilters(query.filters ?? '');
  if (expression !== undefined) of.push(expression);
  return of.length === 0 ? undefined : { kind: 'and', of };
}

/** A score after a condition is accepted and has no effect. */
const SCORE = /<score=\d{1,9}>$/;

function listed(list: FilterList | undefined, read: (condition: string) => Filter): Filter[] {
  const outer = (list ?? []).map((entry) =>
    (typeof entry === 'string' ? [entry] : entry).filter((text) => text !== ''),
  );
  return outer
    .filter(({ length }) => length > 0)
    .map((inner): Filter => ({ kind: 'or', of: inner.map((text) => read(text.replace(SCORE, ''))) }));
}

function facetCondition(condition: string): Filter {
  const at = condition.indexOf(':');
  if (at <= 0) {
    throw new ProtocolError(
      400,
      `facetFilters: ${JSON.stringify(condition)} is not a condition; write attribute:value.`,
    );
  }
  const isWholeNegated = condition.startsWith('-');
  const attribute = condition.slice(isWholeNegated ? 1 : 0, at);
  const value = condition.slice(at + 1);
  if (isWholeNegated) return { kind: 'not', of: { kind: 'value', attribute, value } };
  if (value.startsWith('-')) return { kind: 'not', of: { kind: 'value', attribute, value: value.slice(1) } };
  // A value that does begin with a minus is written with a backslash before it.
  return { kind: 'value', attribute, value: value.startsWith('\\-') ? value.slice(1) : value };
}

function tagCondition(condition: string): Filter {
  const value = condition.replace(/^-/, '');
  const filter: Filter = { kind: 'value', attribute: 'tags', value };
  return condition.startsWith('-') ? { kind: 'not', of: filter } : filter;
}

function numericCondition(condition: string): Filter {
  const range = /^\s*([^\s:<>=!]+)\s*:\s*(\S+)\s+TO\s+(\S+)\s*$/i.exec(condition);
  if (range !== null) {
    const [, attribute = '', from = '', to = ''] = range;
    return { kind: 'range', attribute, from: toNumber(condition, from), to: toNumber(condition, to) };
  }
  const match = /^\s*([^\s:<>=!]+)\s*(<=|>=|!=|<|>|=)\s*(\S+)\s*$/.exec(condition);
  const operator = COMPARISONS.find((sign) => sign === match?.[2]);
  if (match === null || operator === undefined) throw notNumeric(condition);
  return { kind: 'compare', attribute: match[1] ?? '', operator, number: toNumber(condition, match[3] ?? '') };
}

function toNumber(condition: string, text: string): number {
  const number = Number(text);
  if (Number.isNaN(number)) throw notNumeric(condition);
  return number;
}

function notNumeric(condition: string): ProtocolError {
  return new ProtocolError(
    400,
    `numericFilters: ${JSON.stringify(condition)} is not a condition; write attribute>number or attribute:1 TO 5.`,
  );
}

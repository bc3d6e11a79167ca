import { ProtocolError } from '@feedback-docs/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFilters } from './parseFilters.ts';

const value = (attribute: string, text: string) => ({ kind: 'value', attribute, value: text });

describe('parseFilters', () => {
  test('reads what the stock dialog asks suggested questions by', () => {
    expect(parseFilters('state:published AND assistantId:a-1')).toEqual({
      kind: 'and',
      of: [value('state', 'published'), value('assistantId', 'a-1')],
    });
  });

  test('binds AND tighter than OR, and parentheses tighter than both', () => {
    expect(parseFilters('a:1 OR b:2 AND c:3')).toEqual({
      kind: 'or',
      of: [value('a', '1'), { kind: 'and', of: [value('b', '2'), value('c', '3')] }],
    });
    expect(parseFilters('(a:1 OR b:2) and not c:3')).toEqual({
      kind: 'and',
      of: [
        { kind: 'or', of: [value('a', '1'), value('b', '2')] },
        { kind: 'not', of: value('c', '3') },
      ],
    });
  });

  test('takes quoted text as it stands, keywords and quotes too', () => {
    expect(parseFilters(`area:"a \\"b\\" AND (c)"`)).toEqual(value('area', 'a "b" AND (c)'));
    expect(parseFilters(`'hierarchy.lvl0':'Release notes'`)).toEqual(value('hierarchy.lvl0', 'Release notes'));
  });

  test('reads comparisons, ranges, tags and negated values', () => {
    expect(parseFilters('released>=20260101')).toEqual({
      kind: 'compare',
      attribute: 'released',
      operator: '>=',
      number: 20260101,
    });
    expect(parseFilters('released:1 TO 5')).toEqual({ kind: 'range', attribute: 'released', from: 1, to: 5 });
    expect(parseFilters('basics')).toEqual(value('tags', 'basics'));
    expect(parseFilters('platform:-web')).toEqual({ kind: 'not', of: value('platform', 'web') });
  });

  test('takes an empty expression for no filter', () => {
    expect(parseFilters('  ')).toBeUndefined();
  });

  test.each([
    ['a:1 AND', 'filters: an attribute name is expected where it ends (word 5).'],
    ['(a:1', 'filters: a closing parenthesis is expected where it ends (word 5).'],
    ['a:1 b:2', 'filters: AND, OR or the end is expected where "b" stands (word 4).'],
    ['a > x', 'filters: "x" is not a number.'],
    ['a:"open', 'filters: a quote or sign at character 3 has no meaning there.'],
    ['('.repeat(40), 'filters is nested deeper than 32 levels.'],
    ['NOT '.repeat(40), 'filters is nested deeper than 32 levels.'],
  ])('refuses %j and says where it is wrong', (expression, message) => {
    expect(() => parseFilters(expression)).toThrow(new ProtocolError(400, message));
  });

  test('throws nothing but its own error, whatever comes', () => {
    const word = fc.constantFrom(
      'AND',
      'OR',
      'NOT',
      'TO',
      '(',
      ')',
      ':',
      '"',
      "'",
      '<=',
      '=',
      '-',
      '1',
      'area',
      'survey',
      '\\',
      ' ',
      '\ud800',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word).map((words) => words.join(' ')),
      fc.array(word).map((words) => words.join('')),
    );
    fc.assert(
      fc.property(text, (expression) => {
        try {
          parseFilters(expression);
        } catch (error) {
          expect(error).toBeInstanceOf(ProtocolError);
          expect(error).toMatchObject({ status: 400 });
        }
      }),
      { numRuns: 2000 },
    );
  });
});

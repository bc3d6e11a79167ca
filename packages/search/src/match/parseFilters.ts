import { ProtocolError } from '@feedback-docs/protocol';
import { COMPARISONS, type Comparison, type Filter } from './Filter.ts';

/** Deepest accepted nesting of parentheses and NOTs in a filter expression. */
const MAX_NESTING = 32;

const SCORE = /\s*<score=\d{1,9}>/y;
const TOKEN = /\s*(?:([()])|(<=|>=|!=|<|>|=)|(:)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s()<>=!:"']+))/y;

interface Word {
  readonly text: string;
  /** Quoted words are never keywords or marks. */
  readonly isQuoted: boolean;
}

/**
 * Reads a `filters` expression: `attribute:value`, `attribute > 3`, `attribute:1 TO 5`, a bare value (a tag), joined by
 * AND, OR and NOT (any case), with parentheses; AND binds tighter than OR. Scores such as `<score=3>` are accepted and have no
 * effect. Throws only a ProtocolError with status 400 that names the place of the fault.
 */
export function parseFilters(expression: string): Filter | undefined {
  const reader = new FilterReader(expression);
  return reader.isDone() ? undefined : reader.readAll();
}

class FilterReader {
  readonly #words: readonly Word[];
  #at = 0;
  #depth = 0;

  constructor(expression: string) {
    this.#words = split(expression);
  }

  isDone(): boolean {
    return this.#at >= this.#words.length;
  }

  readAll(): Filter {
    const filter = this.#readOr();
    if (!this.isDone()) throw this.#unexpected('AND, OR or the end');
    return filter;
  }

  #readOr(): Filter {
    const of = [this.#readAnd()];
    while (this.#takeKeyword('OR')) of.push(this.#readAnd());
    return only(of) ?? { kind: 'or', of };
  }

  #readAnd(): Filter {
    const of = [this.#readNot()];
    while (this.#takeKeyword('AND')) of.push(this.#readNot());
    return only(of) ?? { kind: 'and', of };
  }

  #readNot(): Filter {
    if (this.#depth++ > MAX_NESTING)
      throw new ProtocolError(400, `filters is nested deeper than ${MAX_NESTING} levels.`);
    const filter: Filter = this.#takeKeyword('NOT') ? { kind: 'not', of: this.#readNot() } : this.#readGroup();
    this.#depth--;
    return filter;
  }

  #readGroup(): Filter {
    if (!this.#takeMark('(')) return this.#readCondition();
    const inner = this.#readOr();
    if (!this.#takeMark(')')) throw this.#unexpected('a closing parenthesis');
    return inner;
  }

  #readCondition(): Filter {
    const attribute = this.#takeWord('an attribute name');
    if (this.#takeMark(':')) return this.#readValue(attribute);
    const operator = COMPARISONS.find((sign) => this.#takeMark(sign));
    if (operator !== undefined) return { kind: 'compare', attribute, operator, number: this.#takeNumber() };
    return { kind: 'value', attribute: 'tags', value: attribute };
  }

  #readValue(attribute: string): Filter {
    const isNegated = this.#words[this.#at]?.isQuoted === false && (this.#words[this.#at]?.text ?? '').startsWith('-');
    let value = this.#takeWord(`a value for ${attribute}`);
    // A value such as a version or an address may hold colons without being quoted.
    while (this.#takeMark(':')) value += `:${this.#takeWord('a value')}`;
    if (this.#takeKeyword('TO')) return { kind: 'range', attribute, from: toNumber(value), to: this.#takeNumber() };
    return isNegated && Number.isNaN(Number(value))
      ? { kind: 'not', of: { kind: 'value', attribute, value: value.slice(1) } }
      : { kind: 'value', attribute, value };
  }

  #takeNumber(): number {
    return toNumber(this.#takeWord('a number'));
  }

  #takeWord(wanted: string): string {
    const word = this.#words[this.#at];
    if (word === undefined || (!word.isQuoted && isMark(word.text))) throw this.#unexpected(wanted);
    this.#at++;
    return word.text;
  }

  #takeMark(mark: Comparison | '(' | ')' | ':'): boolean {
    const word = this.#words[this.#at];
    if (word === undefined || word.isQuoted || word.text !== mark) return false;
    this.#at++;
    return true;
  }

  #takeKeyword(keyword: 'AND' | 'OR' | 'NOT' | 'TO'): boolean {
    const word = this.#words[this.#at];
    if (word === undefined || word.isQuoted || word.text.toUpperCase() !== keyword) return false;
    this.#at++;
    return true;
  }

  #unexpected(wanted: string): ProtocolError {
    const got = this.#words[this.#at];
    const place = got === undefined ? 'it ends' : `${JSON.stringify(got.text.slice(0, 40))} stands`;
    return new ProtocolError(400, `filters: ${wanted} is expected where ${place} (word ${this.#at + 1}).`);
  }
}

function split(expression: string): Word[] {
  const words: Word[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < expression.length) {
    const start = TOKEN.lastIndex;
    SCORE.lastIndex = start;
    if (words.length > 0 && SCORE.test(expression)) {
      TOKEN.lastIndex = SCORE.lastIndex;
      continue;
    }
    const match = TOKEN.exec(expression);
    if (match === null) {
      if (expression.slice(start).trim() === '') break;
      throw new ProtocolError(400, `filters: a quote or sign at character ${start + 1} has no meaning there.`);
    }
    const [, parenthesis, comparison, colon, double, single, word] = match;
    const quoted = double ?? single;
    const text = quoted?.replace(/\\(.)/gs, '$1') ?? parenthesis ?? comparison ?? colon ?? word ?? '';
    words.push({ text, isQuoted: quoted !== undefined });
  }
  return words;
}

function isMark(text: string): boolean {
  return text === '(' || text === ')' || text === ':' || COMPARISONS.some((sign) => sign === text);
}

function toNumber(text: string): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isNaN(number))
    throw new ProtocolError(400, `filters: ${JSON.stringify(text.slice(0, 40))} is not a number.`);
  return number;
}

function only(filters: readonly Filter[]): Filter | undefined {
  return filters.length === 1 ? filters[0] : undefined;
}

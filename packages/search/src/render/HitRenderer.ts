import type { SearchHit, SearchQuery, SearchRecord } from '@feedback-docs/protocol';
import { type Token, tokenize } from '@feedback-docs/text';
import { MemoCache } from '../match/MemoCache.ts';
import { type HighlightTags, highlightText } from './highlightText.ts';
import { type HitText, hitTexts, retrievedAttributes } from './hitAttributes.ts';
import { snippetText } from './snippetText.ts';
import type { TextMatcher } from './TermMatcher.ts';

/** What a hit looks like when the request does not say. */
export interface HitDefaults {
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly snippetEllipsisText: string;
  readonly attributesToSnippet: readonly string[];
}

/** Used where neither the request nor the site says anything else. */
export const HIT_DEFAULTS: HitDefaults = {
  // The search page of the site's theme restyles exactly this class.
  highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
  highlightPostTag: '</span>',
  snippetEllipsisText: '…',
  attributesToSnippet: ['content:20'],
};

/** Words of a snippet whose attribute names no number, and the number a request may ask for at most. */
const DEFAULT_SNIPPET_WORDS = 15;
const MAX_SNIPPET_WORDS = 200;

const LEVEL_PREFIX = 'hierarchy.';

/** Tokens to cache, some 100 bytes each. */
const MAX_CACHED_TOKENS = 200_000;

/** The tokens of texts shown lately: typing on shows many of the same hits. */
const tokenCache = new MemoCache<string, readonly Token[]>(MAX_CACHED_TOKENS, (_, { length }) => length + 1);

/** Renders the hits of one request: the attributes it asks for, highlights and snippets. */
export class HitRenderer {
  readonly #query: SearchQuery;
  readonly #matcher: TextMatcher;
  readonly #tags: HighlightTags;
  readonly #ellipsis: string;
  readonly #snippets: ReadonlyMap<string, number>;
  readonly #highlights: ReadonlySet<string> | undefined;

  constructor(query: SearchQuery, matcher: TextMatcher, defaults: HitDefaults) {
    this.#query = query;
    this.#matcher = matcher;
    this.#tags = {
      pre: query.highlightPreTag ?? defaults.highlightPreTag,
      post: query.highlightPostTag ?? defaults.highlightPostTag,
    };
    this.#ellipsis = query.snippetEllipsisText ?? defaults.snippetEllipsisText;
    this.#snippets = snippetWords(query.attributesToSnippet ?? defaults.attributesToSnippet);
    this.#highlights = query.attributesToHighlight === undefined ? undefined : new Set(query.attributesToHighlight);
  }

  render(record: SearchRecord, distinctSeqID: number | undefined): SearchHit {
    const texts = hitTexts(record);
    const highlighted = texts.filter(({ name }) => this.#isHighlighted(name));
    const snipped = texts.filter(({ name }) => this.#snippetWords(name) > 0);
    return {
      ...retrievedAttributes(record, this.#query.attributesToRetrieve),
      objectID: record.objectID,
      ...(highlighted.length > 0 ? { _highlightResult: nested(highlighted, (text) => this.#highlight(text)) } : {}),
      ...(snipped.length > 0 ? { _snippetResult: nested(snipped, (text) => this.#snippet(text)) } : {}),
      ...(distinctSeqID === undefined ? {} : { _distinctSeqID: distinctSeqID }),
    };
  }

  #highlight({ text }: HitText) {
    return highlightText(text, tokenCache.get(text, tokenize), this.#matcher, this.#tags);
  }

  #snippet({ name, text }: HitText) {
    const style = { ...this.#tags, words: this.#snippetWords(name), ellipsis: this.#ellipsis };
    return snippetText(text, tokenCache.get(text, tokenize), this.#matcher, style);
  }

  /** Without a list every heading is highlighted, and the prose unless a snippet of it is asked for: answers stay small. */
  #isHighlighted(name: string): boolean {
    if (this.#highlights === undefined) {
      return name.startsWith(LEVEL_PREFIX) || (name === 'content' && this.#query.attributesToSnippet === undefined);
    }
    return this.#highlights.has(name) || isCovered(this.#highlights, name);
  }

  #snippetWords(name: string): number {
    const general = name.startsWith(LEVEL_PREFIX) && this.#snippets.has('hierarchy') ? 'hierarchy' : '*';
    return this.#snippets.get(name) ?? (name === 'code' ? 0 : (this.#snippets.get(general) ?? 0));
  }
}

/** `*` covers all texts but code, which must be named; `hierarchy` covers its levels. */
function isCovered(names: ReadonlySet<string>, name: string): boolean {
  return (names.has('*') && name !== 'code') || (names.has('hierarchy') && name.startsWith(LEVEL_PREFIX));
}

function snippetWords(attributes: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    attributes.map((attribute) => {
      const [, name = attribute, count] = /^(.*?)(?::(\d{1,6}))?$/.exec(attribute) ?? [];
      const words = count === undefined ? DEFAULT_SNIPPET_WORDS : Math.min(MAX_SNIPPET_WORDS, Number(count));
      return [name, words] as const;
    }),
  );
}

/** Puts `hierarchy.lvlN` texts under one `hierarchy` key, in order, and the others beside it. */
function nested<Value>(texts: readonly HitText[], render: (text: HitText) => Value): Record<string, unknown> {
  const levels = texts.filter(({ name }) => name.startsWith(LEVEL_PREFIX));
  const others = texts.filter(({ name }) => !name.startsWith(LEVEL_PREFIX));
  const hierarchy = levels.map((text) => [text.name.slice(LEVEL_PREFIX.length), render(text)] as const);
  return {
    ...(levels.length > 0 ? { hierarchy: Object.fromEntries(hierarchy) } : {}),
    ...Object.fromEntries(others.map((text) => [text.name, render(text)])),
  };
}

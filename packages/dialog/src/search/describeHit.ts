import { HIERARCHY_LEVELS, type HierarchyLevel, type SearchHit } from '@feedback-docs/protocol';
import { UNMARKED_WORDS, withoutPipes } from '@feedback-docs/text';
import { markedText, plainText, type TextPart } from './markedText.ts';
import { textOf } from './textOf.ts';

/** What a result row says. */
export interface HitDescription {
  readonly kind: 'page' | 'section' | 'text' | 'release';
  readonly title: readonly TextPart[];
  /** The headings above, outermost first, without the group; empty for a page. */
  readonly trail: readonly (readonly TextPart[])[];
  /** Words around the match in the section's text; empty when the title says it all. */
  readonly snippet: readonly TextPart[];
  /** The product version that a release note is of, such as "Web 1.74"; empty elsewhere. */
  readonly version: string;
}

/** The part of a hit that can be shown; what the lists of recent and favourite searches keep is one too. */
type ShownHit = Pick<
  SearchHit,
  'objectID' | 'url' | 'content' | 'hierarchy' | '_highlightResult' | '_snippetResult'
> & {
  readonly type?: string;
  readonly platform?: unknown;
  readonly version?: unknown;
};

/**
 * Reads title, trail and snippet from a hit. A hit that lacks the text its type promises falls back
 * to its deepest heading, then its content, then its address, so that no row is ever empty.
 */
export function describeHit(hit: ShownHit): HitDescription {
  const version = versionOf(hit);
  const description = { ...describeTexts(hit), version };
  return version === '' ? description : { ...description, kind: 'release' };
}

function describeTexts(hit: ShownHit): Omit<HitDescription, 'version'> {
  const levels = HIERARCHY_LEVELS.filter((level) => levelText(hit, level) !== '');
  if (hit.type === 'content' && contentText(hit) !== '') {
    return {
      kind: 'text',
      title: readable(markedText(contentText(hit))),
      trail: trailOf(hit, levels),
      snippet: [],
    };
  }
  const level = levels.find((name) => name === hit.type) ?? levels.at(-1);
  if (level === undefined) {
    return {
      kind: 'text',
      title: markedText(contentText(hit) || textOf(hit.url) || hit.objectID),
      trail: [],
      snippet: [],
    };
  }
  return {
    kind: level === 'lvl0' || level === 'lvl1' ? 'page' : 'section',
    title: markedText(levelText(hit, level)),
    trail: trailOf(hit, levels.slice(0, levels.indexOf(level))),
    snippet: snippetOf(hit, level),
  };
}

/**
 * The words to mark on the page a hit leads to: those the engine marked in it, each once, in lower case. Words without meaning of
 * their own are left out, unless there are no others.
 */
export function matchedWords(hit: ShownHit): readonly string[] {
  const texts = [hit._highlightResult, hit._snippetResult].flatMap((result) => [
    ...Object.values(result?.hierarchy ?? {}),
    result?.content,
    result?.code,
  ]);
  const words = texts
    .flatMap((text) => markedText(textOf(text?.value)))
    .filter((part) => part.isMatch)
    .map((part) => part.text.toLowerCase());
  const content = words.filter((word) => !UNMARKED_WORDS.has(word));
  return [...new Set(content.length > 0 ? content : words)];
}

function versionOf({ platform, version }: ShownHit): string {
  const name = textOf(platform);
  const number = textOf(version);
  return name === '' || number === '' ? '' : `${name.charAt(0).toUpperCase()}${name.slice(1)} ${number}`;
}

function readable(parts: readonly TextPart[]): readonly TextPart[] {
  return parts.map(({ text, isMatch }) => ({ text: withoutPipes(text), isMatch }));
}

function trailOf(hit: ShownHit, levels: readonly HierarchyLevel[]): readonly (readonly TextPart[])[] {
  return levels
    .filter((level) => level !== 'lvl0')
    .map((level) => [{ text: plainText(levelText(hit, level)), isMatch: false }]);
}

function snippetOf(hit: ShownHit, level: HierarchyLevel): readonly TextPart[] {
  const { content, code } = hit._snippetResult ?? {};
  const matching = [content, code].find((text) => text?.matchLevel === 'full' || text?.matchLevel === 'partial');
  if (matching !== undefined) return readable(markedText(textOf(matching.value)));
  return level === 'lvl1' ? readable(markedText(contentText(hit))) : [];
}

function levelText(hit: ShownHit, level: HierarchyLevel): string {
  return textOf(
    hit._snippetResult?.hierarchy?.[level]?.value ??
      hit._highlightResult?.hierarchy?.[level]?.value ??
      hit.hierarchy?.[level],
  );
}

function contentText(hit: ShownHit): string {
  return textOf(hit._snippetResult?.content?.value ?? hit.content);
}

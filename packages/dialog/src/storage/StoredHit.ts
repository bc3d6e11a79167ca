import { HIERARCHY_LEVELS, type HierarchyLevel, type SearchHit } from '@feedback-docs/protocol';
import { fieldsOf } from './fieldsOf.ts';

/** A hit as the lists of recent and favourite searches keep it: without highlights and snippets. */
export interface StoredHit {
  readonly objectID: string;
  readonly url: string;
  readonly type: HierarchyLevel;
  readonly content: null;
  readonly hierarchy: Readonly<Partial<Record<HierarchyLevel, string>>>;
}

/**
 * What a list keeps of a hit the reader opened. A hit in running text is kept as the page it stands on, or else as its
 * deepest heading. Null when there is no heading to show or no address to go to.
 */
export function toStoredHit(hit: SearchHit, parent: SearchHit | null): StoredHit | null {
  const kept = hit.type === 'content' && parent !== null ? parent : hit;
  return parseStoredHit(kept);
}

/** Reads a stored hit from anything, such as an older form of itself. Null for what is no hit. */
export function parseStoredHit(value: unknown): StoredHit | null {
  const { objectID, url, type, hierarchy } = fieldsOf(value);
  if (typeof objectID !== 'string' || typeof url !== 'string') return null;
  const texts = fieldsOf(hierarchy);
  const levels = HIERARCHY_LEVELS.flatMap((level) => {
    const text = texts[level];
    return typeof text === 'string' && text !== '' ? [[level, text] as const] : [];
  });
  const shownLevel = levels.find(([level]) => level === type) ?? levels.at(-1);
  if (shownLevel === undefined) return null;
  return { objectID, url, type: shownLevel[0], content: null, hierarchy: Object.fromEntries(levels) };
}

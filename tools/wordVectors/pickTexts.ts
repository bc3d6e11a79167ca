import type { Bag } from './createStudent.ts';
import { pick, sample } from './pick.ts';
import type { Text } from './readTexts.ts';

const SECTIONS = 120;
const OF_EACH = 4;
const OTHERS = 320;

/** Numbers of the texts of one lesson: some of each of some sections, and others from everywhere. Texts without words are left out. */
export function pickTexts(texts: readonly Text[], bags: readonly Bag[], random: () => number): number[] {
  const { bySection, all } = groupsOf(texts, bags);
  const sections = sample([...bySection.values()], SECTIONS, random);
  const others = Array.from({ length: OTHERS }, () => pick(all, random));
  return [...new Set([...sections.flatMap((own) => sample(own, OF_EACH, random)), ...others])];
}

const known = new WeakMap<readonly Text[], { bySection: Map<number, number[]>; all: number[] }>();

function groupsOf(texts: readonly Text[], bags: readonly Bag[]) {
  const cached = known.get(texts);
  if (cached !== undefined) return cached;
  const bySection = new Map<number, number[]>();
  const all: number[] = [];
  for (const [at, { section }] of texts.entries()) {
    if ((bags[at]?.length ?? 0) === 0) continue;
    all.push(at);
    if (section !== null) bySection.set(section, [...(bySection.get(section) ?? []), at]);
  }
  for (const [section, own] of bySection) if (own.length < 2) bySection.delete(section);
  known.set(texts, { bySection, all });
  return { bySection, all };
}

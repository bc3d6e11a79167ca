import type { SectionText } from '../corpus/Section.ts';
import { citeSection } from './cite.ts';
import { TEMPLATES } from './templates.ts';

/** Whom a reader can ask. */
export interface Contact {
  readonly email?: string;
  readonly phone?: string;
}

/** Most pages that a refusal offers. */
const MAX_NEAREST = 3;

/** Says that the docs don't say and what is known of why, and offers the nearest pages. */
export function refuse(opening: readonly string[], nearest: readonly SectionText[]): string[] {
  const links = [...new Set(nearest.map(citeSection))].slice(0, MAX_NEAREST);
  return [...opening, ...(links.length > 0 ? [TEMPLATES.nearest, links.map((link) => `- ${link}`).join('\n')] : [])];
}

/** Names whom a reader can ask; empty where nobody is known. */
export function contactLine({ email, phone }: Contact): string[] {
  const ways = [email, phone].filter((way) => way !== undefined).join(' · ');
  return ways === '' ? [] : [`${TEMPLATES.contact} ${ways}`];
}

import type { SectionText } from '../corpus/Section.ts';
import { cite } from './cite.ts';
import { TEMPLATES } from './templates.ts';

/** Whom a reader can ask. */
export interface Contact {
  readonly email?: string;
  readonly phone?: string;
}

/** Most pages that a refusal offers. */
const MAX_NEAREST = 3;

/** Says that the docs don't say and what is known of why, and offers the nearest pages and the contact. */
export function refuse(
  opening: readonly string[],
  nearest: readonly Pick<SectionText, 'title' | 'url'>[],
  contact: Contact,
): string[] {
  const links = [...new Set(nearest.map(cite))].slice(0, MAX_NEAREST);
  const list = links.map((link) => `- ${link}`).join('\n');
  const ways = [contact.email, contact.phone].filter((way) => way !== undefined).join(' · ');
  const contacts = ways === '' ? [] : [`${TEMPLATES.contact} ${ways}`];
  return [...opening, ...(links.length > 0 ? [TEMPLATES.nearest, list] : []), ...contacts];
}

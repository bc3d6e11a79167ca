import type { SectionText } from '../corpus/Section.ts';

/** The link to a section: its title, and its exact place. */
export function cite({ title, url }: Pick<SectionText, 'title' | 'url'>): string {
  return `[${title.replace(/[[\]\\`*_<>]/g, '')}](${url})`;
}

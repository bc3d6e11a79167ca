import type { SectionText } from '../corpus/Section.ts';

/** The link to a place: its title, and its exact address. */
export function cite({ title, url }: Pick<SectionText, 'title' | 'url'>): string {
  return `[${title.replace(/[[\]\\`*_<>]/g, '')}](${url})`;
}

/** The link to a section, named by its page and its heading. */
export function citeSection({ pageTitle, title, url }: Pick<SectionText, 'pageTitle' | 'title' | 'url'>): string {
  return cite({ title: title === pageTitle || pageTitle === '' ? title : `${pageTitle} › ${title}`, url });
}

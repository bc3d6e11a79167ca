import type { ItemKind } from './ItemKind.ts';
import { itemAnchor } from './itemAnchor.ts';
import { plainText } from './plainText.ts';
import type { ReleaseItem, SectionLink, VersionRef } from './Release.ts';

/** Either the item or what is wrong with the bullet and how to repair it. */
export type ParsedItem = { readonly item: ReleaseItem } | { readonly what: string; readonly remedy: string };

/** Reads one bullet, given as one line without its dash: **Short name** (Area): sentences, then links to sections. */
export function parseReleaseItem(bullet: string, release: VersionRef, kind: ItemKind): ParsedItem {
  const [, rawTitle, area, rest] = /^\*\*(.+?)\*\*\s*\(([^()]+)\)\s*:\s*(.*)$/.exec(bullet) ?? [];
  if (rawTitle === undefined || area === undefined || rest === undefined) {
    return {
      what: `An item does not begin with a bold short name and its area: "${excerpt(bullet)}".`,
      remedy: 'Write "- **Short name** (Area): One sentence. [Section](/docs/page#id)".',
    };
  }
  const title = plainText(rawTitle).trim();
  const anchor = itemAnchor(title);
  if (anchor === '') {
    return {
      what: `The short name "${title}" has no letter or digit, so the item gets no address.`,
      remedy: 'Name it.',
    };
  }

  const { text, links } = splitClosingLinks(rest);
  if (links.length === 0) {
    return {
      what: `"${title}" does not end with a link to the section that documents it.`,
      remedy: 'End the item with [Section](/docs/page#id), after the full stop of the last sentence.',
    };
  }
  if (!/[.!?]["'”’)*_`]*$/.test(text)) {
    return {
      what: `"${title}" has no finished sentence before its closing link: "${excerpt(text)}".`,
      remedy: 'Write one to three sentences, each with its full stop, and put the link after the last one.',
    };
  }
  const { platform, version } = release;
  return { item: { platform, version, kind, area: area.trim(), title, text, plain: plainText(text), anchor, links } };
}

const CLOSING_LINK = /\s*[,·]?\s*\[([^[\]]+)\]\((\/docs\/[^()\s#]+#[^()\s#]+)\)$/;

function splitClosingLinks(rest: string): { text: string; links: readonly SectionLink[] } {
  const links: SectionLink[] = [];
  let text = rest.trim();
  for (let match = CLOSING_LINK.exec(text); match !== null; match = CLOSING_LINK.exec(text)) {
    const [whole, label = '', href = ''] = match;
    links.unshift({ label: plainText(label), href });
    text = text.slice(0, -whole.length);
  }
  return { text, links };
}

function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

import { escapeXml } from '@feedback-docs/text';
import { type Feed, type FeedEntry, feedPath } from './Feed.ts';

/** A feed as Atom (RFC 4287), for the site at this address. */
export function printAtom(feed: Feed, siteUrl: string): string {
  const self = siteUrl + feedPath(feed, 'atom');
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
  <id>${feed.id}</id>
  <title>${escapeXml(feed.title)}</title>
  <subtitle>${escapeXml(feed.description)}</subtitle>
  <updated>${timeOf(newestDate(feed))}</updated>
  <author><name>${escapeXml(feed.author)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(feed.homeUrl)}"/>
${feed.entries.map(printEntry).join('')}</feed>
`;
}

/** The day of the newest entry; the first day there can be when there is no entry, since the element is required. */
function newestDate({ entries }: Feed): string {
  return (
    entries
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? '1970-01-01'
  );
}

function printEntry(entry: FeedEntry): string {
  const categories = entry.areas.map((area) => `    <category term="${escapeXml(area)}"/>\n`).join('');
  return `  <entry>
    <id>${entry.id}</id>
    <title>${escapeXml(entry.title)}</title>
    <published>${timeOf(entry.date)}</published>
    <updated>${timeOf(entry.date)}</updated>
    <link rel="alternate" type="text/html" href="${escapeXml(entry.url)}"/>
${categories}    <summary>${escapeXml(entry.summary)}</summary>
    <content type="html">${escapeXml(entry.html)}</content>
  </entry>
`;
}

function timeOf(date: string): string {
  return `${date}T00:00:00Z`;
}

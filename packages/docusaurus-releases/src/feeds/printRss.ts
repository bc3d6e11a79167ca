import { escapeXml } from '@feedback-docs/text';
import { type Feed, type FeedEntry, feedPath } from './Feed.ts';

/** A feed as RSS 2.0, with the full text in content:encoded, for the site at this address. */
export function printRss(feed: Feed, siteUrl: string): string {
  const self = siteUrl + feedPath(feed, 'rss');
  const [newest] = feed.entries
    .map(({ date }) => date)
    .toSorted()
    .toReversed();
  const built = newest === undefined ? '' : `    <lastBuildDate>${timeOf(newest)}</lastBuildDate>\n`;
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
  <channel>
    <title>${escapeXml(feed.title)}</title>
    <link>${escapeXml(feed.homeUrl)}</link>
    <description>${escapeXml(feed.description)}</description>
    <language>${feed.language}</language>
${built}    <atom:link rel="self" type="application/rss+xml" href="${escapeXml(self)}"/>
${feed.entries.map(printItem).join('')}  </channel>
</rss>
`;
}

function printItem(entry: FeedEntry): string {
  const categories = entry.areas.map((area) => `      <category>${escapeXml(area)}</category>\n`).join('');
  return `    <item>
      <title>${escapeXml(entry.title)}</title>
      <link>${escapeXml(entry.url)}</link>
      <guid isPermaLink="false">${entry.id}</guid>
      <pubDate>${timeOf(entry.date)}</pubDate>
${categories}      <description>${escapeXml(entry.summary)}</description>
      <content:encoded>${escapeXml(entry.html)}</content:encoded>
    </item>
`;
}

/** RFC 822 as RSS asks for it: "Thu, 12 Jan 2023 00:00:00 GMT". */
function timeOf(date: string): string {
  return new Date(`${date}T00:00:00Z`).toUTCString();
}

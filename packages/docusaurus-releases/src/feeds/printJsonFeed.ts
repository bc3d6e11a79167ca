import { type Feed, feedPath } from './Feed.ts';

/** A feed as JSON Feed 1.1, for the site at this address. */
export function printJsonFeed(feed: Feed, siteUrl: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.homeUrl,
    feed_url: siteUrl + feedPath(feed, 'json'),
    language: feed.language,
    authors: [{ name: feed.author }],
    items: feed.entries.map(({ id, url, title, summary, html, date, areas }) => ({
      id,
      url,
      title,
      summary,
      content_html: html,
      date_published: `${date}T00:00:00Z`,
      tags: areas,
    })),
  });
}

import { itemAnchor, type Product, type Release } from '@feedback-docs/releases';
import { parseReleasePage } from '@feedback-docs/releases/source';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';
import { DEFAULT_TEXTS as texts } from '../texts.ts';
import { releaseFiles } from './releaseFiles.ts';

const site = {
  url: 'https://docs.example.com',
  title: 'Survey Docs',
  author: 'Survey & Co',
  language: 'en',
  homePath: '/docs/versions',
  namespace: '5b0e9d3f-7c1a-4f26-a8d2-4e6b90c3f715',
};
const product: Product = { areas: ['Survey flow', 'Question types'], features: [] };

function release(file: string, title: string, date: string, items: string): Release {
  const source = `---\ntitle: ${title}\ndescription: What ${title} is about.\ndate: ${date}\n---\n\nMind **R&D** < 5.\n\n${items}`;
  const parsed = parseReleasePage(source, { file });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.release;
}

const quotas = `- **Quotas** (Survey flow): Set \`<max>\` & go. [Quotas](/docs/survey/flow#quotas)\n`;
const ranking = `- **Ranking "top 3"** (Question types): Rank it. [Ranking](/docs/survey/types#ranking)\n`;
const releases = [
  release('Web/1_41.md', 'Web 1.41', '2023-01-12', `## New\n\n${quotas}\n## Fixed\n\n${ranking}`),
  release('Web/1_42.md', 'Web 1.42', '2023-02-13', `## Fixed\n\n${ranking}`),
  release('Mobile/2_6.md', 'Mobile 2.6', '2023-02-01', `## New\n\n${quotas}`),
];
const files = releaseFiles({ releases, product, texts }, site);
const read = (path: string): string => files.get(path) ?? '';

/** What every feed must say, read by a parser that is not ours, whatever its format. */
interface Reading {
  readonly title: string | undefined;
  readonly self: string | undefined;
  readonly entries: readonly {
    readonly id: string | undefined;
    readonly url: string | undefined;
    readonly title: string | undefined;
    readonly date: number;
    readonly html: string | undefined;
    readonly areas: readonly (string | undefined)[];
  }[];
}

const readers: Readonly<Record<string, (text: string) => Reading>> = {
  'atom.xml': (text) => {
    const feed = parseAtomFeed(text);
    return {
      title: feed.title?.value,
      self: feed.links?.find(({ rel }) => rel === 'self')?.href,
      entries: (feed.entries ?? []).map((entry) => ({
        id: entry.id,
        url: entry.links?.find(({ rel }) => rel === 'alternate')?.href,
        title: entry.title?.value,
        date: Date.parse(entry.updated ?? ''),
        html: entry.content?.value,
        areas: (entry.categories ?? []).map(({ term }) => term),
      })),
    };
  },
  'rss.xml': (text) => {
    const feed = parseRssFeed(text);
    return {
      title: feed.title,
      self: feed.atom?.links?.find(({ rel }) => rel === 'self')?.href,
      entries: (feed.items ?? []).map((item) => ({
        id: item.guid?.value,
        url: item.link,
        title: item.title,
        date: Date.parse(item.pubDate ?? ''),
        html: item.content?.encoded,
        areas: (item.categories ?? []).map(({ name }) => name),
      })),
    };
  },
  'feed.json': (text) => {
    const feed = parseJsonFeed(JSON.parse(text));
    return {
      title: feed.title,
      self: feed.feed_url,
      entries: (feed.items ?? []).map((item) => ({
        id: item.id,
        url: item.url,
        title: item.title,
        date: Date.parse(item.date_published ?? ''),
        html: item.content_html,
        areas: item.tags ?? [],
      })),
    };
  },
};

const folders = ['', 'feeds/web', 'feeds/mobile', 'feeds/survey-flow', 'feeds/question-types'];
const feeds = folders.flatMap((folder) =>
  Object.keys(readers).map((name): [path: string, name: string] => [
    `${folder === '' ? '' : `/${folder}`}/${name}`,
    name,
  ]),
);
const readFeed = (path: string, name: string): Reading => {
  const reader = readers[name];
  if (reader === undefined) throw new Error(`no reader for ${name}`);
  return reader(read(path));
};

describe('every feed', () => {
  test('is there for everything, each platform and each area, beside the data and its schema', () => {
    expect([...files.keys()].toSorted()).toEqual(
      [...feeds.map(([path]) => path), '/releases.json', '/releases.schema.json'].toSorted(),
    );
  });

  test.each(feeds)(
    '%s is read by an independent parser, names itself and has complete, unique entries',
    (path, name) => {
      const { title, self, entries } = readFeed(path, name);
      expect(title).toMatch(/^Survey Docs: .*release notes$/);
      expect(self).toBe(`https://docs.example.com${path}`);
      expect(entries.length).toBeGreaterThan(0);
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      for (const entry of entries) {
        expect(entry.id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(entry.url).toMatch(/^https:\/\/docs\.example\.com\/docs\/versions\/(?:Web|Mobile)\/\d_\d+/);
        expect(entry.html).toContain('<strong><a href="https://docs.example.com/docs/versions/');
        expect(entry.html).not.toMatch(/(?:href|src)="\//);
      }
      expect(entries.map(({ date }) => date)).toEqual(entries.map(({ date }) => date).toSorted((a, b) => b - a));
    },
  );

  test.each(folders)('in the folder "%s" tells the same in all three formats', (folder) => {
    const [first, ...others] = feeds
      .filter(([path]) => path.slice(1, path.lastIndexOf('/')) === folder)
      .map(([path, name]) => readFeed(path, name).entries);
    expect(others).toEqual([first, first]);
  });
});

describe('the feed of everything', () => {
  test('lists the releases newest first, whatever their platform', () => {
    const { entries } = readFeed('/atom.xml', 'atom.xml');
    expect(entries.map(({ title }) => title)).toEqual(['Web 1.42', 'Mobile 2.6', 'Web 1.41']);
  });

  test('holds the full text, with special characters as they were written', () => {
    const entry = readFeed('/rss.xml', 'rss.xml').entries.at(-1);
    expect(entry?.html).toBe(
      [
        '<p>Mind <strong>R&amp;D</strong> &lt; 5.</p>',
        '<h2>New</h2>',
        '<ul>',
        '<li><strong><a href="https://docs.example.com/docs/versions/Web/1_41#quotas">Quotas</a></strong> (Survey flow): Set <code>&lt;max&gt;</code> &amp; go. <a href="https://docs.example.com/docs/survey/flow#quotas">Quotas</a></li>',
        '</ul>',
        '<h2>Fixed</h2>',
        '<ul>',
        '<li><strong><a href="https://docs.example.com/docs/versions/Web/1_41#ranking-top-3">Ranking &quot;top 3&quot;</a></strong> (Question types): Rank it. <a href="https://docs.example.com/docs/survey/types#ranking">Ranking</a></li>',
        '</ul>',
      ].join('\n'),
    );
    expect(entry?.areas).toEqual(['Survey flow', 'Question types']);
  });
});

describe('the feed of an area', () => {
  test('tells only the items of that area, and leaves out releases without one', () => {
    const { entries } = readFeed('/feeds/survey-flow/atom.xml', 'atom.xml');
    expect(entries.map(({ title }) => title)).toEqual(['Mobile 2.6: Quotas', 'Web 1.41: Quotas']);
    expect(entries[1]?.url).toBe(`https://docs.example.com/docs/versions/Web/1_41#${itemAnchor('Quotas')}`);
    expect(entries[1]?.html).not.toContain('Ranking');
  });
});

describe('ids', () => {
  test('never change: these are UUIDs of version 5 made from platform and version', () => {
    const ids = readFeed('/feeds/web/atom.xml', 'atom.xml').entries.map(({ id }) => id);
    expect(ids).toEqual([
      'urn:uuid:bde2a42a-5042-5dcf-ac48-4b6d681922f5',
      'urn:uuid:1a96ab06-becc-57f3-97df-1ae83567f04f',
    ]);
  });

  test('stay when the site moves to another domain and another name', () => {
    const moved = releaseFiles(
      { releases, product, texts },
      { ...site, url: 'https://help.example.org', title: 'Help' },
    );
    const ids = (text: string | undefined) => text?.match(/urn:uuid:[0-9a-f-]+/g);
    expect(ids(moved.get('/atom.xml'))).toEqual(ids(read('/atom.xml')));
    expect(ids(moved.get('/atom.xml'))).toHaveLength(4);
  });
});

describe('the rules of the formats', () => {
  test('hold for Atom: one id, title and update time for the feed and for each entry, in RFC 3339', () => {
    for (const part of read('/atom.xml').split('<entry>')) {
      expect(part.match(/<id>/g)).toHaveLength(1);
      expect(part.match(/<title>/g)).toHaveLength(1);
      expect(part.match(/<updated>\d{4}-\d\d-\d\dT00:00:00Z<\/updated>/g)).toHaveLength(1);
    }
    expect(read('/atom.xml')).toContain('<updated>2023-02-13T00:00:00Z</updated>');
    expect(read('/atom.xml')).toContain('<author><name>Survey &amp; Co</name></author>');
  });

  test('hold for RSS: title, link and description of the channel, RFC 822 dates, ids that are no links', () => {
    const channel = read('/rss.xml').split('<item>')[0] ?? '';
    for (const element of ['title', 'link', 'description'])
      expect(channel).toMatch(new RegExp(`<${element}>[^<]+</${element}>`));
    expect(read('/rss.xml')).toContain('<pubDate>Thu, 12 Jan 2023 00:00:00 GMT</pubDate>');
    expect(read('/rss.xml').match(/<guid isPermaLink="false">/g)).toHaveLength(3);
  });

  test('hold for JSON Feed: its version, and an id and a content for each item', () => {
    const feed: unknown = JSON.parse(read('/feed.json'));
    expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: 'en' });
    expect(feed).toHaveProperty('items.0.id');
    expect(feed).toHaveProperty('items.0.content_html');
  });
});

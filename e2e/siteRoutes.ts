import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A route of the site and what a reader finds there. */
export interface SiteRoute {
  path: string;
  /** The title of the page, without the name of the site. */
  title: string;
  h1: string;
}

/** The release pages, newest first, as in their paths. */
export const webVersions: readonly string[] = countDown(74, 23).map((minor) => `1_${minor}`);
export const mobileVersions: readonly string[] = countDown(8, 5).map((minor) => `2_${minor}`);

/** The Docs sidebar: the pages of its first level in order, each with the pages beneath it. */
export const docsSidebar: Readonly<Record<string, readonly string[]>> = {
  '/docs/survey/Docs/Intro': ['/docs', '/docs/intro'],
  '/docs/survey/Docs/Quick_Start_Guide': [],
  '/docs/survey/Docs/Getting_Started': [],
  '/docs/survey/Docs/Survey_Creation_and_Distribution': [
    '/docs/survey/intro',
    '/docs/survey/Docs/Creating_a_Survey',
    '/docs/survey/radio_button',
    '/docs/survey/Docs/Designing_Survey_Flow',
  ],
  '/docs/survey/Docs/Survey_Customization_and_Advanced_Features': [
    '/docs/survey/Docs/Advanced_Features',
    '/docs/survey/Docs/Managing_Data_Transfer',
    '/docs/survey/Docs/Rest_API',
  ],
  '/docs/survey/Docs/Survey_Administration_and_Settings': ['/docs/survey/Docs/Changing_and_Deleting'],
  '/docs/survey/Docs/Best_Practices': [],
  '/docs/survey/Docs/Appendix': ['/docs/survey/Docs/Glossary', '/docs/survey/Docs/Messages'],
};

/** Every docs page, in the order in which the sidebar leads through them. */
export const docsPages: readonly string[] = Object.entries(docsSidebar).flatMap(([path, below]) => [path, ...below]);

/** Every route the site promises, and the privacy page. Pages written in Markdown bring their title from their front matter. */
export const siteRoutes: readonly SiteRoute[] = [
  { path: '/', title: '', h1: 'From the first question to the last export' },
  { path: '/health/live', title: 'Health', h1: 'The site is up' },
  { path: '/search', title: 'Search the documentation', h1: 'Search the documentation' },
  { path: '/privacy', title: 'Privacy of this site', h1: 'Privacy of this site' },
  { path: '/docs/tags', title: 'Tags', h1: 'Tags' },
  tagRoute('guide', 'Guide'),
  tagRoute('survey', 'Survey'),
  ...docsPages.map((path) => docRoute(path, path === '/docs' ? 'index' : path.slice('/docs/'.length))),
  docRoute('/docs/versions/recent-versions', 'versions/recent-versions'),
  ...mobileVersions.map((version) => docRoute(`/docs/versions/Mobile/${version}`, `versions/Mobile/${version}`)),
  ...webVersions.map((version) => docRoute(`/docs/versions/Web/${version}`, `versions/Web/${version}`)),
];

/** One path for each kind of page that the site has. */
export const pageKinds: Readonly<Record<string, string>> = {
  'the home page': '/',
  'the health page': '/health/live',
  'the search page': '/search',
  'the privacy page': '/privacy',
  'the search page with results': '/search?q=survey',
  'the docs overview': '/docs',
  'a docs page with figures and code': '/docs/survey/Docs/Managing_Data_Transfer',
  'a docs page of the survey builder': '/docs/survey/radio_button',
  'the list of tags': '/docs/tags',
  'the page of a tag': '/docs/tags/guide',
  'the recent versions': '/docs/versions/recent-versions',
  'a Web release': '/docs/versions/Web/1_74',
  'a Mobile release': '/docs/versions/Mobile/2_8',
  'the not-found page': '/docs/survey/Docs/Intr',
};

/** All kinds of pages: with those of the release explorer, whose own tests look at its states, too. */
export const allPageKinds: Readonly<Record<string, string>> = {
  ...pageKinds,
  'the release explorer': '/docs/versions',
  'the table of platforms': '/docs/versions/parity',
};

function docRoute(path: string, file: string): SiteRoute {
  const title = frontMatter(file, 'title');
  return { path, title, h1: title };
}

function tagRoute(tag: string, label: string): SiteRoute {
  const title = `${taggedDocs(tag)} docs tagged with "${label}"`;
  return { path: `/docs/tags/${tag}`, title, h1: title };
}

function taggedDocs(tag: string): number {
  return readdirSync(docsFolder(), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .filter((file) => new RegExp(`\\b${tag}\\b`).test(frontMatter(file.slice(0, -'.md'.length), 'tags'))).length;
}

function docsFolder(): string {
  return join(import.meta.dirname, '..', 'site', 'docs');
}

function frontMatter(file: string, field: string): string {
  const text = readFileSync(join(docsFolder(), `${file}.md`), 'utf8');
  const [head = ''] = text.split('\n---\n');
  const line = head.split('\n').find((candidate) => candidate.startsWith(`${field}:`)) ?? '';
  return line
    .slice(field.length + 1)
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2');
}

function countDown(from: number, to: number): number[] {
  return Array.from({ length: from - to + 1 }, (_, index) => from - index);
}

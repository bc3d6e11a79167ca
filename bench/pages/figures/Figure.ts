/** A figure of the table, with what issue 7 asks for. */
export interface Figure {
  readonly name: string;
  readonly unit: 'KiB' | 'ms' | 'requests' | 'score' | '';
  /** What the median must reach; for scores, each run. */
  readonly aim?: number;
  /** Beside that, the share of VitePress's median in the same run that ours may be. */
  readonly shareOfVitepress?: number;
}

/** The pages that are measured, by what the table calls them. Peers have the first two. */
export const PAGES = {
  long: '/docs/survey/Docs/Appendix',
  release: '/docs/versions/Web/1_50',
  home: '/',
  search: '/search',
} as const;

/** A page that is measured. */
export type PageName = keyof typeof PAGES;

/** Every figure in the order of the table. */
export const FIGURES: readonly Figure[] = [
  ...weightFigures('long', 22),
  ...weightFigures('release', 15),
  ...weightFigures('home', 30),
  ...weightFigures('search'),
  ...(Object.keys(PAGES) as PageName[]).flatMap(lighthouseFigures),
  { name: 'CPU of a load, long', unit: 'ms', aim: 75 },
  { name: 'CPU of a load, release', unit: 'ms' },
  { name: 'click to heading, plain', unit: 'ms', aim: 70, shareOfVitepress: 0.8 },
  { name: 'click to heading, slow, hydrated', unit: 'ms', aim: 290 },
  { name: 'click to heading, slow, first click ever', unit: 'ms', aim: 450 },
  { name: 'click event, plain', unit: 'ms', aim: 64 },
  { name: 'click event, slow, hydrated', unit: 'ms', aim: 136 },
  { name: 'click event, slow, first click ever', unit: 'ms' },
];

function weightFigures(page: PageName, firstLoad?: number): Figure[] {
  return [
    { name: `first load, ${page}`, unit: 'KiB', ...(firstLoad !== undefined && { aim: firstLoad }) },
    { name: `requests, ${page}`, unit: 'requests', aim: 2 },
    { name: `scripts before intent, ${page}`, unit: 'KiB', aim: 2 },
    { name: `scripts after intent, ${page}`, unit: 'KiB', aim: 115 },
  ];
}

function lighthouseFigures(page: PageName): Figure[] {
  return [
    { name: `performance, ${page}`, unit: 'score', aim: 99 },
    { name: `accessibility, ${page}`, unit: 'score', aim: 100 },
    { name: `best practices, ${page}`, unit: 'score', aim: 100 },
    { name: `SEO, ${page}`, unit: 'score', aim: 100 },
    { name: `LCP, ${page}`, unit: 'ms', aim: 1050 },
    { name: `TBT, ${page}`, unit: 'ms', aim: 30 },
    { name: `CLS, ${page}`, unit: '', aim: 0 },
  ];
}

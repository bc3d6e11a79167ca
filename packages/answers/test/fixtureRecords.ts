import type { SearchRecord } from '@feedback-docs/protocol';
import type { Line, LineKind, Link, Section } from '../src/index.ts';

interface Fixture {
  readonly heading: string;
  readonly anchor: string;
  readonly content: string;
  /** What each line is: p paragraph, n step, h table head, r table row; c for the line of code. */
  readonly outline: string;
  readonly code?: string;
  /** Of its first line. */
  readonly links?: readonly Link[];
  readonly askedAs?: readonly string[];
}

const PAGE = '/docs/survey/Docs/Designing_Survey_Flow';

const FIXTURES: readonly Fixture[] = [
  {
    heading: 'Quotas',
    anchor: 'quotas',
    content: `A quota limits how many complete responses match its conditions. Responses in progress do not count.
On the Flow tab, select Add element, then Quota check.
Give the quota a name, a condition and a limit, for example Q2 is "Man" and 200.
Select Publish.
Property | Default | Limits and effect
Number of quotas | None | 100 in a survey; then adding is disabled
Action when full | End with status Over quota | Count only lets everyone go on`,
    outline: 'p n n n h r r',
    askedAs: [
      'stop collecting men after 200',
      'what do quotas do',
      'explain a quota to me',
      'set up quotas in a survey',
      'how does a quota work when it is full',
    ],
  },
  {
    heading: 'Embedded data',
    anchor: 'embedded-data',
    content: `Embedded data attaches known values to a response; they come from the link, from the contact or from the flow.
A web link can carry values like this:
Use {{data.branch}} in texts and the column ED_branch in exports.`,
    outline: 'p p c p',
    code: 'https://app.example.com/s/shop-visit?branch=Leeds&visit_type=collection\n',
    askedAs: ['pass the customer number through the URL', 'explain embedded data', 'what does embedded data do'],
  },
  {
    heading: 'Screen-outs',
    anchor: 'screen-outs',
    content:
      'Follow the steps for quotas and choose Screen-out instead. A screen-out turns away who is no part of the target group.',
    outline: 'p',
    links: [[21, 27, `${PAGE}#quotas`]],
    askedAs: ['turn away people who do not fit', 'screen out students'],
  },
  {
    heading: 'Reminders',
    anchor: 'reminders',
    content: `Reminders go only to those who have not finished. One is sent after 3 days unless you change it. Up to 5 are possible, at least 24 hours apart.`,
    outline: 'p',
    askedAs: [
      'chase people who ignored us',
      'how many times can I send a reminder',
      'number of reminders allowed',
      'when does a reminder go out',
    ],
  },
  {
    heading: 'Masking',
    anchor: 'masking',
    content: `Masking replaces e-mail addresses and card numbers in open text by placeholders. Masking is off until you switch it on.`,
    outline: 'p',
    askedAs: [
      'hide card numbers in comments',
      'is masking on or off by default',
      'what does masking do',
      'explain masking',
    ],
  },
];

/** A few real sections of the docs, as the build writes them. */
export const fixtureRecords: readonly SearchRecord[] = FIXTURES.map((fixture, position) => ({
  objectID: `${PAGE}#${fixture.anchor}`,
  type: 'lvl2',
  url: `${PAGE}#${fixture.anchor}`,
  url_without_anchor: PAGE,
  anchor: fixture.anchor,
  hierarchy: {
    lvl0: 'Building surveys',
    lvl1: 'Designing survey flow',
    lvl2: fixture.heading,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: fixture.content,
  code: fixture.code ?? null,
  askedAs: fixture.askedAs ?? [],
  language: 'en',
  docusaurus_tag: 'docs-default-current',
  platform: 'docs',
  weight: { position },
}));

const KINDS: Readonly<Record<string, LineKind>> = { p: 'paragraph', n: 'step', h: 'head', r: 'row' };

/** The same sections, as the assistant reads them. */
export const fixtureSections: readonly Section[] = FIXTURES.map((fixture) => ({
  url: `${PAGE}#${fixture.anchor}`,
  page: PAGE,
  anchor: fixture.anchor,
  title: fixture.heading,
  pageTitle: 'Designing survey flow',
  parents: [],
  lines: linesOf(fixture),
  askedAs: fixture.askedAs ?? [],
  isRelease: false,
}));

function linesOf({ content, outline, code = '', links }: Fixture): Line[] {
  const texts = content.split('\n');
  return outline.split(' ').map((letter, at): Line => {
    if (letter === 'c') return { kind: 'code', text: code.trim() };
    const line = { kind: KINDS[letter] ?? 'other', text: texts.shift() ?? '' };
    return at === 0 && links !== undefined ? { ...line, links } : line;
  });
}

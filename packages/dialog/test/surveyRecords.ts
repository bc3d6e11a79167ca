/** A section of a small documentation site, as the fake search service keeps it. */
export interface FakeRecord {
  readonly objectID: string;
  readonly type: 'lvl1' | 'lvl2' | 'lvl3' | 'content';
  readonly url: string;
  readonly headings: readonly string[];
  readonly content: string;
  readonly facets: Readonly<Record<string, string>>;
}

const docs = { kind: 'docs', docusaurus_tag: 'docs-default-current', language: 'en' };
const web = { kind: 'release', platform: 'web', docusaurus_tag: 'docs-default-current', language: 'en' };
const mobile = { ...web, platform: 'mobile' };

/** Nineteen sections about surveys, in the order a reader would want them. */
export const SURVEY_RECORDS: readonly FakeRecord[] = [
  record(
    'radio',
    'lvl1',
    '/docs/survey/radio_button',
    ['Survey', 'Radio button'],
    'Let respondents choose exactly one answer from a list of options.',
    docs,
  ),
  record(
    'radio-add',
    'lvl2',
    '/docs/survey/radio_button#add-options',
    ['Survey', 'Radio button', 'Add options'],
    'Select Add option below the last radio choice and type its label. Press Enter to add the next one without leaving the keyboard.',
    docs,
  ),
  record(
    'radio-other',
    'lvl2',
    '/docs/survey/radio_button#other',
    ['Survey', 'Radio button', 'Offer “Other” & a text field'],
    'Turn on Other so that people whose answer is not in the radio list can write their own.',
    docs,
  ),
  record(
    'radio-logic',
    'content',
    '/docs/survey/radio_button#skip-logic',
    ['Survey', 'Radio button', 'Skip logic'],
    'Each radio option can send the respondent to another page of the survey.',
    docs,
  ),
  record(
    'checkbox',
    'lvl1',
    '/docs/survey/checkbox',
    ['Survey', 'Checkbox'],
    'Let respondents choose several answers. Use a radio button where only one may be chosen.',
    docs,
  ),
  record(
    'matrix-radio',
    'lvl3',
    '/docs/survey/matrix#radio-rows',
    ['Survey', 'Matrix question', 'Rows and columns', 'Rows with a radio button each'],
    'One choice per row keeps the matrix quick to answer.',
    docs,
  ),
  record(
    'settings',
    'lvl1',
    '/docs/survey/settings',
    ['Administration', 'Survey settings'],
    'Dates, quotas and languages of a survey.',
    docs,
  ),
  record(
    'quota',
    'lvl2',
    '/docs/survey/settings#quotas',
    ['Administration', 'Survey settings', 'Quotas'],
    'Close a survey, or one radio option, when enough people have answered.',
    docs,
  ),
  record(
    'export',
    'lvl1',
    '/docs/survey/export',
    ['Data transfer', 'Export responses'],
    'Download responses as a spreadsheet or send them on every night.',
    docs,
  ),
  record(
    'export-columns',
    'lvl2',
    '/docs/survey/export#columns',
    ['Data transfer', 'Export responses', 'Columns'],
    'Every radio question becomes one column that holds the label of the chosen option.',
    docs,
  ),
  record(
    'web-174',
    'lvl1',
    '/docs/versions/Web/1_74',
    ['Web releases', 'Web 1.74'],
    'Radio options can be shown in random order, and exports are twice as fast.',
    { ...web, version: '1.74' },
  ),
  record(
    'web-174-fixes',
    'lvl2',
    '/docs/versions/Web/1_74#fixes',
    ['Web releases', 'Web 1.74', 'Fixes'],
    'A radio button keeps its value when the respondent goes back.',
    { ...web, version: '1.74' },
  ),
  record(
    'web-173',
    'lvl1',
    '/docs/versions/Web/1_73',
    ['Web releases', 'Web 1.73'],
    'Survey themes, and a larger radio target on small screens.',
    { ...web, version: '1.73' },
  ),
  record(
    'web-172',
    'lvl1',
    '/docs/versions/Web/1_72',
    ['Web releases', 'Web 1.72'],
    'Quotas can be shared by several surveys.',
    { ...web, version: '1.72' },
  ),
  record('web-171', 'lvl1', '/docs/versions/Web/1_71', ['Web releases', 'Web 1.71'], 'Scheduled exports.', {
    ...web,
    version: '1.71',
  }),
  record('web-170', 'lvl1', '/docs/versions/Web/1_70', ['Web releases', 'Web 1.70'], 'Faster dashboards.', {
    ...web,
    version: '1.70',
  }),
  record(
    'mobile-28',
    'lvl1',
    '/docs/versions/Mobile/2_8',
    ['Mobile releases', 'Mobile 2.8'],
    'Radio buttons answer with one tap, offline too.',
    { ...mobile, version: '2.8' },
  ),
  record(
    'mobile-27',
    'lvl1',
    '/docs/versions/Mobile/2_7',
    ['Mobile releases', 'Mobile 2.7'],
    'Push messages for new surveys.',
    { ...mobile, version: '2.7' },
  ),
  record(
    'escaping',
    'lvl1',
    '/docs/survey/html',
    ['Survey', 'Using <b> & <i> in labels'],
    'Labels show markup such as <img src=x onerror=alert(1)> as plain characters.',
    docs,
  ),
];

function record(
  objectID: string,
  type: FakeRecord['type'],
  url: string,
  headings: readonly string[],
  content: string,
  facets: FakeRecord['facets'],
): FakeRecord {
  return { objectID, type, url, headings, content, facets };
}

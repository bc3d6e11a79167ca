import { globSync, readFileSync } from 'node:fs';

// The budget of the built site in brotli: `npm run check:size` after `npm run build`, and a part of npm test. What an entry holds is read
// from the page itself, so that nothing can be fetched beside it unseen.

const BUILD = 'site/build';

/** The files a page's template waits with: the whole stylesheet and the app. */
function app(page, kind) {
  const html = readFileSync(`${BUILD}${page}.html`, 'utf8');
  const template = /<template id=app>(.*?)<\/template>/s.exec(html)?.[1] ?? '';
  return [...template.matchAll(/(?:src|href)=(\/assets\/[^\s>]+)/g)]
    .map(([, file]) => BUILD + file)
    .filter((file) => file.endsWith(kind));
}

/** The chunks whose file name holds a word. */
function chunks(word) {
  const files = globSync(`${BUILD}/assets/js/*${word}*.js`);
  if (files.length === 0)
    throw new Error(`No chunk is called ${word}. Look into ${BUILD}/assets/js and mend .size-limit.js.`);
  return files;
}

const LONG = '/docs/survey/Docs/Appendix';
const MOST_PREVIEWS = '/docs/survey/Docs/Creating_a_Survey';
const RELEASE = '/docs/versions/Web/1_50';

export default [
  { name: 'first load, long page', path: `${BUILD}${LONG}.html`, limit: '23.85 kB' },
  { name: 'first load, page with most previews', path: `${BUILD}${MOST_PREVIEWS}.html`, limit: '27.5 kB' },
  { name: 'first load, release page', path: `${BUILD}${RELEASE}.html`, limit: '13.5 kB' },
  { name: 'first load, home', path: `${BUILD}/index.html`, limit: '11.55 kB' },
  { name: 'app after intent, long page', path: app(LONG, '.js'), limit: '120.4 kB' },
  { name: 'app after intent, release page', path: app(RELEASE, '.js'), limit: '112.4 kB' },
  { name: 'app after intent, home', path: app('/index', '.js'), limit: '98.1 kB' },
  { name: 'complete stylesheet', path: app(RELEASE, '.css'), limit: '24 kB' },
  { name: 'question previews', path: chunks('QuestionPreview'), limit: '5 kB' },
  { name: 'search dialog, keyword part', path: chunks('SearchDialog'), limit: '30 kB' },
  { name: 'search dialog, assistant part', path: chunks('dialog_src_assistant'), limit: '34 kB' },
];

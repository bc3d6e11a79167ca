import { expect, test } from 'vitest';
import { checkRareWords } from './checkRareWords.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage } from './test/samplePages.ts';

const GLOSSARY = 'site/docs/survey/Docs/Glossary.md';
const site = {
  'site/words.txt':
    '# Terms of survey research\nsatisficing\nstraight-lining\nverbatims\n# Terms of the interface\ndialog\n',
  [FLOW_FILE]: flowPage.replace('Managers decide', 'Satisficing fills a dialog. Managers decide'),
  [GLOSSARY]: '---\ntitle: B\n---\n\n| Term | Meaning |\n|---|---|\n| Satisficing | Least effort |\n',
};

test('terms that the dictionary lacks are fine when the glossary has them or no page uses them', async () => {
  expect(await messagesOf(checkRareWords, site)).toEqual([]);
});

test('terms that the dictionary lacks are told when a page uses them and the glossary has no row', async () => {
  const page = site[FLOW_FILE].replace('Satisficing', 'Straight-lining, like satisficing,');
  expect(await messagesOf(checkRareWords, { ...site, [FLOW_FILE]: page })).toEqual([
    `${FLOW_FILE}:11  "straight-lining" is not in the glossary. — Add a row to ${GLOSSARY}.`,
  ]);
});

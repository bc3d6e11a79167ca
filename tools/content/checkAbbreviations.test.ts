import { describe, expect, it } from 'vitest';
import { checkAbbreviations } from './checkAbbreviations.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage } from './test/samplePages.ts';

const GLOSSARY = 'site/docs/survey/Docs/Glossary.md';
const glossary = '---\ntitle: B\n---\n\n| Term | Meaning |\n|---|---|\n| CSV | Text file |\n| JPEG, PNG | Pictures |\n';
const using = (words: string) => ({
  [GLOSSARY]: glossary,
  [FLOW_FILE]: flowPage.replace('Managers decide', `${words} Managers decide`),
});

describe('abbreviations of the documentation', () => {
  it('are fine when the glossary has them, in a row alone or with others', async () => {
    expect(await messagesOf(checkAbbreviations, using('Take CSV or PNG.'))).toEqual([]);
  });

  it('are told once a page when it does not', async () => {
    expect(await messagesOf(checkAbbreviations, using('Take SPSS, or SPSS again.'))).toEqual([
      `${FLOW_FILE}:11  "SPSS" is not in the glossary. — Add a row to ${GLOSSARY}, or put it in \`code\`.`,
    ]);
  });

  it('are free in code, messages, addresses and names with digits', async () => {
    const words = 'Type `STOP` or "XYZ is off." at [home](/docs/ABC). RR1 is a rate.\n\n```text\nLOOP\n```\n\n';
    expect(await messagesOf(checkAbbreviations, using(words))).toEqual([]);
  });
});

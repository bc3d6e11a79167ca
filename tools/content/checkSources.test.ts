import { describe, expect, test } from 'vitest';
import { checkSources } from './checkSources.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage } from './test/samplePages.ts';

const SOURCES = 'site/docs/survey/Docs/Best_Practices.md';
const sources =
  '---\ntitle: A\n---\n\n## Sources {#sources}\n\n| Cited as | Publication |\n|---|---|\n| Kish 1965 | Survey Sampling |\n| Rips and Holm 1979 | A test |\n';
const page = (sentence: string) => flowPage.replace('Managers decide here', `${sentence} Managers decide here`);

describe('cited publications', () => {
  test('are fine in the table of sources, and dates are not taken for citations', async () => {
    const flow = page('Weights cost precision (Kish 1965), as Rips and Holm (1979) show (since 12 March 2025).');
    expect(await messagesOf(checkSources, { [FLOW_FILE]: flow, [SOURCES]: sources })).toEqual([]);
  });

  test('are refused with another year or spelling, and a source that nobody cites is refused too', async () => {
    const flow = page('Weights cost precision (Kish, 1965), as Rips and Holm (1978) show.');
    expect(await messagesOf(checkSources, { [FLOW_FILE]: flow, [SOURCES]: sources })).toEqual([
      `${FLOW_FILE}:11  "Kish, 1965" is not in the table of sources. — Add the publication to ${SOURCES}, or correct the name or the year.`,
      `${FLOW_FILE}:11  "Holm 1978" is not in the table of sources. — Add the publication to ${SOURCES}, or correct the name or the year.`,
      `${SOURCES}:5  No page cites "Kish 1965". — Cite it where it is used, with the name and the year in brackets, or take it out.`,
      `${SOURCES}:5  No page cites "Rips and Holm 1979". — Cite it where it is used, with the name and the year in brackets, or take it out.`,
    ]);
  });
});

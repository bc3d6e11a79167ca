import { describe, expect, test } from 'vitest';
import { checkAskedAs } from './checkAskedAs.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage } from './test/samplePages.ts';

const onFlow = (text: string) => messagesOf(checkAskedAs, { [FLOW_FILE]: text });
const range = 'Write 2 to 5 different ones, each as text.';

describe('the ways readers ask', () => {
  test('are there for every level-2 section of the sample', async () => {
    expect(await onFlow(`${flowPage}\n## Related pages {#related-pages}\n`)).toEqual([]);
  });

  test('are missed at the heading that has none', async () => {
    expect(await onFlow(`${flowPage}\n## End points {#end-points}\n`)).toEqual([
      `${FLOW_FILE}:21  No one asks for "End points": askedAs has no entry for end-points. — Add 2 to 5 phrasings below askedAs, the way readers put the question.`,
    ]);
  });

  test('are not asked for outside the survey pages', async () => {
    const text = flowPage.replace(/askedAs:[\s\S]*?---/, '---');
    expect(await messagesOf(checkAskedAs, { 'site/docs/intro.md': text })).toEqual([]);
    expect(await onFlow(text)).toHaveLength(1);
  });

  test('are two to five', async () => {
    expect(await onFlow(flowPage.replace('    - cap the number of men\n', ''))).toEqual([
      `${FLOW_FILE}:6  askedAs has 1 phrasings for quotas. — ${range}`,
    ]);
    const six = '    - a b\n    - c d\n    - e f\n    - g h\n    - cap the number of men\n';
    expect(await onFlow(flowPage.replace('    - cap the number of men\n', six))).toEqual([
      `${FLOW_FILE}:6  askedAs has 6 phrasings for quotas. — ${range}`,
    ]);
  });

  test('belong to a heading of the page', async () => {
    expect(await onFlow(flowPage.replace('  quotas:', '  quota:'))).toContain(
      `${FLOW_FILE}:6  askedAs names quota, which is no heading of the page. — Use the id of a heading.`,
    );
  });

  test('say more than the heading', async () => {
    expect(await onFlow(flowPage.replace('cap the number of men', 'how do I use the quota'))).toEqual([
      `${FLOW_FILE}:8  "how do I use the quota" only repeats the words of the heading "Quotas". — Ask in words that the section itself does not use.`,
    ]);
  });
});

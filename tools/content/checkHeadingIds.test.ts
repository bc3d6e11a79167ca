import { describe, expect, test } from 'vitest';
import { checkHeadingIds } from './checkHeadingIds.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage, sampleSite } from './test/samplePages.ts';

const onFlow = (text: string) => messagesOf(checkHeadingIds, { [FLOW_FILE]: text });

describe('headings', () => {
  test('all have an id in the sample, and release pages need none', async () => {
    expect(await messagesOf(checkHeadingIds, sampleSite)).toEqual([]);
  });

  test('of level 2 and 3 without an id are told', async () => {
    expect(await onFlow(flowPage.replace(' {#quota-alerts}', ''))).toEqual([
      `${FLOW_FILE}:17  The heading "Alerts" has no id. — Write {#short-id} at the end of the line.`,
    ]);
  });

  test('below level 3 need no id, and code is no heading', async () => {
    expect(await onFlow(`${flowPage}\n#### Detail\n\n\`\`\`sh\n## a remark\n\`\`\`\n`)).toEqual([]);
  });

  test('that share an id are told', async () => {
    expect(await onFlow(flowPage.replace('{#quota-alerts}', '{#quotas}'))).toEqual([
      `${FLOW_FILE}:17  "Alerts" has the id {#quotas} of the heading on line 13. — Give it an id of its own.`,
    ]);
  });

  test('whose id is no plain address are told', async () => {
    expect(await onFlow(flowPage.replace('{#quota-alerts}', '{#Quota_Alerts}'))).toEqual([
      `${FLOW_FILE}:17  The id {#Quota_Alerts} of "Alerts" is no plain address. — Use lower-case words with hyphens.`,
    ]);
  });
});

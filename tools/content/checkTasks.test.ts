import { describe, expect, test } from 'vitest';
import { checkTasks } from './checkTasks.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage } from './test/samplePages.ts';

const PRODUCT = 'site/product/product.yaml';
const AT = 'survey/Docs/Designing_Survey_Flow#quotas';
const STEPS = '1. Open **Flow**.\n2. Select **Add quota**.\n';
const TABLE = '| To do this | Select the quota, then |\n|---|---|\n| **Remove a quota** | **Delete** |\n';

const told = (body: string, tasks = `  ${AT}: [Set a quota, Remove a quota]`) =>
  messagesOf(checkTasks, {
    [PRODUCT]: `tasks:\n${tasks}\n`,
    [FLOW_FILE]: flowPage.replace('Open **Flow** and select **Add quota**.\n', body),
  });
const problem = (count: number, names: string, at = AT) =>
  `${PRODUCT}:2  Readers find ${count} procedures below ${at} for ${names}. — Give each of them numbered steps there, or correct tasks.`;

describe('tasks of the first weeks', () => {
  test('are in order with numbered steps for each, or a row of its name in a table "To do this"', async () => {
    expect(await told(`${STEPS}\nTo remove one:\n\n${STEPS}`)).toEqual([]);
    expect(await told(`${STEPS}\n${TABLE}`)).toEqual([]);
  });

  test('are told when they are described in prose, or in fewer procedures than there are tasks', async () => {
    const both = '"Set a quota", "Remove a quota"';
    expect(await told('Open **Flow** and select **Add quota**.\n')).toEqual([problem(0, both)]);
    expect(await told('1. Open **Flow** and select **Add quota**.\n')).toEqual([problem(0, both)]);
    expect(await told(STEPS)).toEqual([problem(1, both)]);
    expect(await told(`${STEPS}\n${TABLE.replace('Remove a quota', 'Remove it')}`)).toEqual([problem(1, both)]);
  });

  test('are told when the page or the heading does not exist, or the steps are in another section', async () => {
    for (const at of ['survey/Docs/Nowhere#quotas', AT.replace('quotas', 'limits'), `${AT.split('#')[0]}#quota-alerts`])
      expect(await told(STEPS, `  ${at}: [Set a quota]`)).toEqual([problem(0, '"Set a quota"', at)]);
  });
});

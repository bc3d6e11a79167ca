import { expect, test } from 'vitest';
import { checkProcedures } from './checkProcedures.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage } from './test/samplePages.ts';

const page = (steps: string) =>
  flowPage.replace('Open **Flow** and select **Add quota**.', `To add one, **Flow** shows a button:\n\n${steps}`);
const told = (steps: string) => messagesOf(checkProcedures, { [FLOW_FILE]: page(steps) });

test('steps are fine when they, or the paragraph below them, say what is to be seen then', async () => {
  expect(await told('1. Select **Add quota**.\n2. Publish. The list must show the quota.')).toEqual([]);
  expect(await told('1. Select **Add quota**.\n2. Publish.\n\nThe quota then appears in the list.')).toEqual([]);
});

test('steps are refused when they only tell what to do, or another procedure of the section has the sign', async () => {
  const problem = (line: number) =>
    `${FLOW_FILE}:${line}  The steps under "Quotas" do not say how to see that they worked. — Say at the last step what must be so, or what the screen shows, lists or says then.`;
  expect(await told('1. Select **Add quota**.\n2. Read the list, then publish.')).toEqual([problem(17)]);
  expect(
    await told('1. Select **Add quota**.\n2. It opens.\n\nTo end it:\n\n1. Open the quota.\n2. Select **Delete**.'),
  ).toEqual([problem(22)]);
});

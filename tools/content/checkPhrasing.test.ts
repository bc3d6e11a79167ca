import { describe, expect, test } from 'vitest';
import { checkPhrasing } from './checkPhrasing.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage, sampleSite } from './test/samplePages.ts';

const said = async (sentence: string) => {
  const messages = await messagesOf(checkPhrasing, { [FLOW_FILE]: flowPage.replace('Managers decide', sentence) });
  return messages.map((message) => /"(.*?)" is not/.exec(message)?.[1]);
};

describe('phrases that sound translated', () => {
  test('do not occur in the sample', async () => {
    expect(await messagesOf(checkPhrasing, sampleSite)).toEqual([]);
  });

  test.each([
    ['Seven tabs stand at the top.', 'stand at'],
    ['When a ticket is overdue, supervisors are told.', 'are told'],
    ['Send it to an address of yours.', 'of yours'],
    ['Pictures are yours to watch.', 'yours to watch'],
    ['Mend the receiver.', 'Mend'],
    ['Use single rights, of which there are 34.', 'of which there are'],
    ['Look at the workspace in which you are.', 'in which you are'],
    ['At 50, adding is disabled.', 'adding is disabled'],
    ['Read the address and note it.', 'note it'],
    ['Read Cmd for Ctrl on a Mac.', 'Read Cmd for Ctrl'],
    ['Wait as told.', 'as told'],
    ['Every question gains from standing first.', 'gains from standing'],
    ['It reveals the wanted answer.', 'the wanted answer'],
    ['Five colleagues look along.', 'look along'],
    ['Who is under way keeps the version.', 'Who is under way'],
    ['Both tell what became of the message.', 'what became of'],
    ['Unix line ends are kept.', 'line ends'],
    ['The key allows to read responses.', 'allows to'],
    ['There is no possibility to undo this.', 'possibility to'],
    ['Preview how the page looks like.', 'how the page looks like'],
    ['It is off since 3 days.', 'since 3 days'],
    ['The page gives further informations.', 'informations'],
    ['The rules named therein hold.', 'therein'],
  ])('are refused: %s', async (sentence, phrase) => {
    expect(await said(sentence)).toContain(phrase);
  });

  test('are not their plain relatives', async () => {
    const fine =
      'UTC stands for a clock. Interviewers who stand at a door are told the code. The rate stands at 30 %. Each line ends with a comma. It allows you to note it down. This is the page on which you are asked.';
    expect(await said(fine)).toEqual([]);
  });

  test('are told in figures, in files of the product and in texts of the interface', async () => {
    const files = {
      'site/docs/figures/a.dot': 'a [label="stands first"];',
      'site/product/site.yaml': 'home:\n  title: A domain of yours\n',
      'packages/dialog/src/assistant/texts.ts': "export const TEXTS = {\n  lead: 'You are told.',\n};\n",
    };
    expect((await messagesOf(checkPhrasing, files)).toSorted()).toEqual([
      expect.stringContaining('packages/dialog/src/assistant/texts.ts:2  "are told"'),
      expect.stringContaining('site/docs/figures/a.dot:1  "stands first"'),
      expect.stringContaining('site/product/site.yaml:2  "of yours"'),
    ]);
  });
});

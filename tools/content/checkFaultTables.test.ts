import { describe, expect, test } from 'vitest';
import { checkFaultTables } from './checkFaultTables.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage, sampleSite } from './test/samplePages.ts';

const STEPS = '\n1. Open **Flow**.\n2. Select **Add quota**.\n';
const FAULTS = '\n## What can go wrong {#what-can-go-wrong}\n\n| Sign | Remedy |\n|---|---|\n| Nothing | Wait |\n';
const LINK = '\nSee also the [messages](/docs/survey/Docs/Messages#builder-messages).\n';
const told = (text: string) => messagesOf(checkFaultTables, { [FLOW_FILE]: flowPage + text });

describe('what can go wrong on a page with procedures', () => {
  test('is in order when its section leads on to the page of messages', async () => {
    expect(await told(STEPS + FAULTS + LINK)).toEqual([]);
    expect(await messagesOf(checkFaultTables, sampleSite)).toEqual([]);
  });

  test('is told when there is no such section, or no such link in it', async () => {
    expect(await told(STEPS + LINK)).toEqual([
      `${FLOW_FILE}:1  The page has procedures but no section on faults. — Add a section {#what-can-go-wrong} with signs, causes and remedies.`,
    ]);
    expect(await told(STEPS + LINK + FAULTS)).toEqual([
      `${FLOW_FILE}:26  Nothing under "What can go wrong" leads to the page of messages. — Link the part of /docs/survey/Docs/Messages that fits.`,
    ]);
  });
});

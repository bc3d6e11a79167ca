import { describe, expect, test } from 'vitest';
import { checkClosedLists } from './checkClosedLists.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage } from './test/samplePages.ts';

const PRODUCT = 'site/product/product.yaml';
const ADVANCED = 'site/docs/survey/Docs/Advanced_Features.md';
const TRANSFER = 'site/docs/survey/Docs/Managing_Data_Transfer.md';
const API = 'site/docs/survey/Docs/Rest_API.md';

const site = {
  [PRODUCT]: `closedLists:
  widgets: [Number, Table]
  functions: [SUM, MIN, MAX]
  channels: [web, qr]
  outcomeCodes: ["1.1", "2.11"]
  webhookEvents: [response.completed]
  scopes: ["surveys:read", "events:write"]
`,
  [ADVANCED]:
    '---\ntitle: A\n---\n\n## Build {#build-dashboard}\n\n| Widget | Shows |\n|---|---|\n| **Number** | A |\n| **Table** | B |\n\n## Fields {#calculated-fields}\n\n`SUM(MIN(Q1), 2)`\n\n| Function | Gives |\n|---|---|\n| `SUM` | A |\n| `MIN`, `MAX` | B |\n',
  [TRANSFER]:
    '---\ntitle: B\n---\n\n## Columns {#fixed-columns}\n\n| Column | Holds |\n|---|---|\n| `CHANNEL` | `web` or `qr` |\n\n## Codes {#outcome-codes}\n\n| Code | Outcome |\n|---|---|\n| 1.1, 2.11 | A |\n\nThe event is `response.completed`.\n',
  [API]:
    '---\ntitle: C\n---\n\n## All {#endpoints}\n\n| Request | Scope |\n|---|---|\n| `GET /surveys` | `surveys:read` |\n| `POST /events` | `events:write` |\n',
};
const told = (file: keyof typeof site, from: string, to: string) =>
  messagesOf(checkClosedLists, { ...site, [file]: site[file].replace(from, to) });

describe('closed lists', () => {
  test('are in order when their pages have all and only those of product.yaml', async () => {
    expect(await messagesOf(checkClosedLists, site)).toEqual([]);
  });

  test.each([
    [ADVANCED, '**Table**', '**Map**', 'Table', 'Map', 'widgets', 2, 10],
    [ADVANCED, '`MAX` |', '`MEDIAN` |', 'MAX', 'MEDIAN', 'functions', 3, 19],
    [TRANSFER, '`qr`', '`fax`', 'qr', 'fax', 'channels', 4, 9],
    [TRANSFER, '2.11', '2.10', '2.11', '2.10', 'outcomeCodes', 5, 15],
    [API, 'events:write', 'events:read', 'events:write', 'events:read', 'scopes', 7, 10],
  ] as const)(
    'are told when %s has another: %s → %s',
    async (file, from, to, missing, extra, group, listLine, line) => {
      const messages = await told(file, from, to);
      expect(messages).toContain(
        `${PRODUCT}:${listLine}  ${file} does not list "${missing}" of ${group}. — Add it there, or take it out of closedLists.`,
      );
      expect(messages).toContain(
        `${file}:${line}  "${extra}" is none of the ${group}. — Correct it, or add it to closedLists in product.yaml.`,
      );
    },
  );

  test('are told when any page mentions another function, scope or event', async () => {
    const text = 'Write `AVERAGE(Q1)`, tick `surveys:delete` and wait for `response.opened`. Managers decide';
    const page = flowPage.replace('Managers decide', text);
    const messages = await messagesOf(checkClosedLists, { ...site, [FLOW_FILE]: page });
    expect(messages.map((message) => /"(.*)"/.exec(message)?.[1]).toSorted()).toEqual([
      'AVERAGE',
      'response.opened',
      'surveys:delete',
    ]);
  });

  test('are told when no page is known to list them', async () => {
    expect(await told(PRODUCT, 'widgets', 'gadgets')).toContain(
      `${PRODUCT}:2  No page is known to list the gadgets. — Say in checkClosedLists which page lists all of them.`,
    );
  });
});

import { describe, expect, test } from 'vitest';
import { checkMenuPaths } from './checkMenuPaths.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage, productYaml, RELEASE_FILE, releasePage } from './test/samplePages.ts';

const PRODUCT = 'site/product/product.yaml';
const product = `menuPaths:\n  - Responses > Quotas\n${productYaml}`;
const page = flowPage.replace('Open **Flow**', 'Open **Responses > Quotas**, then **Flow**,');

describe('paths through the menus', () => {
  test('are fine when product.yaml lists them and a page names them', async () => {
    expect(await messagesOf(checkMenuPaths, { [FLOW_FILE]: page, [PRODUCT]: product })).toEqual([]);
  });

  test('are refused on pages and release pages when the product has no such place', async () => {
    const wrong = page.replace('Managers decide here', 'Under **Settings > Quotas** managers decide');
    const release = releasePage.replace('Alerts name', 'Under **Reports > Bells** alerts name');
    expect(
      await messagesOf(checkMenuPaths, { [FLOW_FILE]: wrong, [RELEASE_FILE]: release, [PRODUCT]: product }),
    ).toEqual([
      `${FLOW_FILE}:11  "Settings > Quotas" is no path of the product. — Correct it, or add it to menuPaths in product.yaml first.`,
      `${RELEASE_FILE}:15  "Reports > Bells" is no path of the product. — Correct it, or add it to menuPaths in product.yaml first.`,
    ]);
  });

  test('are refused in the summaries of product.yaml too', async () => {
    const wrong = product.replace('Caps groups.', 'Caps groups under **Flow > Caps**.');
    const [message] = await messagesOf(checkMenuPaths, { [FLOW_FILE]: page, [PRODUCT]: wrong });
    expect(message).toContain('"Flow > Caps" is no path of the product.');
  });

  test('are missed when the documentation names a place nowhere', async () => {
    expect(await messagesOf(checkMenuPaths, { [FLOW_FILE]: flowPage, [PRODUCT]: product })).toEqual([
      `${PRODUCT}:2  No page of the documentation leads to "Responses > Quotas". — Name it in bold where readers need it, as in **Responses > Quotas**, or take it out.`,
    ]);
  });
});

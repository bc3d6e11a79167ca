import { describe, expect, test } from 'vitest';
import { checkPlaces } from './checkPlaces.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage, productYaml, RELEASE_FILE, releasePage } from './test/samplePages.ts';

const PRODUCT = 'site/product/product.yaml';
const product = `places:\n  tabs: [Flow]\nmenuPaths: [Flow > Quotas]\n${productYaml}`;
const told = (texts: Readonly<Record<string, string>>) =>
  messagesOf(checkPlaces, { [FLOW_FILE]: flowPage, [PRODUCT]: product, ...texts });

describe('places with one name', () => {
  test('are fine when product.yaml lists them', async () => {
    const page = flowPage.replace('Managers decide', 'On the **Flow** tab, open **Flow > Quotas**. Managers decide');
    expect(await told({ [FLOW_FILE]: page })).toEqual([]);
  });

  test('are refused when the product has no such place', async () => {
    const page = flowPage.replace('Managers decide', 'Go to **Routing**, then the **Logic** tab. Managers decide');
    const release = releasePage.replace('Alerts name', 'The app opens **Outbox** when alerts name');
    expect(await told({ [FLOW_FILE]: page, [RELEASE_FILE]: release })).toEqual([
      `${FLOW_FILE}:11  The product has no place "Routing". — Correct it, or add it to places in product.yaml.`,
      `${FLOW_FILE}:11  The product has no place "Logic". — Correct it, or add it to places in product.yaml.`,
      `${RELEASE_FILE}:15  The product has no place "Outbox". — Correct it, or add it to places in product.yaml.`,
    ]);
  });

  test('are refused in the summaries of product.yaml, as the beginning of a path, and when no page names them', async () => {
    const yaml = product
      .replace('[Flow]', '[Flow, Home]')
      .replace('Flow > Quotas', 'Routing > Quotas')
      .replace('Caps groups.', 'Caps groups on the **Logic** tab.');
    expect(await told({ [PRODUCT]: yaml })).toEqual([
      expect.stringContaining('The product has no place "Logic".'),
      `${PRODUCT}:3  "Routing > Quotas" begins at none of the places. — Correct the path, or add where it begins to places.`,
      `${PRODUCT}:2  No page of the documentation names **Home**. — Name it in bold where readers need it, or take it out of places.`,
    ]);
  });
});

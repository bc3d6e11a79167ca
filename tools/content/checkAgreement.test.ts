import { describe, expect, test } from 'vitest';
import { checkAgreement } from './checkAgreement.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage, productYaml, RELEASE_FILE, releasePage, sampleSite } from './test/samplePages.ts';

const withFiles = (files: Record<string, string>) => messagesOf(checkAgreement, { ...sampleSite, ...files });

describe('product, documentation and release pages', () => {
  test('agree in the sample', async () => {
    expect(await withFiles({})).toEqual([]);
  });

  test('disagree when a feature has no page or no heading', async () => {
    const renamed = productYaml.replace('page: survey/Docs/Designing_Survey_Flow', 'page: survey/Docs/Flow');
    expect(await withFiles({ 'site/product/product.yaml': renamed })).toContain(
      'site/product/product.yaml:7  "Quotas" is explained on survey/Docs/Flow, which does not exist. — Write the page, or correct its name.',
    );
    expect(await withFiles({ [FLOW_FILE]: flowPage.replace('{#quota-alerts}', '{#alerts}') })).toEqual([
      `site/product/product.yaml:16  "Quota alerts" is explained under #quota-alerts, which ${FLOW_FILE} does not have. — Add a heading with {#quota-alerts} to the page, or correct the id.`,
    ]);
  });

  test('disagree when a release does not tell what the product says it brought', async () => {
    const silent = releasePage.replace(/- \*\*Alert texts.*\n/, '').replace('## Fixed\n', '');
    expect(await withFiles({ [RELEASE_FILE]: silent })).toEqual([
      `site/product/product.yaml:21  Web 1.41 should have a fixed item about "Quota alerts", but ${RELEASE_FILE} has none that links to /docs/survey/Docs/Designing_Survey_Flow#quota-alerts. — Add the item under "fixed" with that link at its end, or correct product.yaml.`,
    ]);
  });

  test('disagree when a release tells what the product does not know', async () => {
    const extra = `${releasePage}- **Faster counting** (Survey flow): Counts are live. [Quotas](/docs/survey/Docs/Designing_Survey_Flow#quotas)\n`;
    expect(await withFiles({ [RELEASE_FILE]: extra })).toEqual([
      `${RELEASE_FILE}:16  product.yaml knows no fixed item of Web 1.41 for "Faster counting" (/docs/survey/Docs/Designing_Survey_Flow#quotas); it has new "Quotas" there. — Link the section and use the kind that product.yaml gives, or add the item there.`,
    ]);
  });

  test('disagree when a new feature goes by another name', async () => {
    expect(await withFiles({ [RELEASE_FILE]: releasePage.replace('**Quotas**', '**Group caps**') })).toEqual([
      `${RELEASE_FILE}:11  The item that introduces "Quotas" is called "Group caps". — Let its short name be or contain "Quotas", so that readers recognise it.`,
    ]);
  });

  test('are told apart where one section explains two features of a release', async () => {
    const product = productYaml.replace('heading: quota-alerts\n    web: initial', 'heading: quotas\n    web: "1.40"');
    const bothFixed = releasePage.replace('#quota-alerts)', '#quotas)');
    expect(await withFiles({ 'site/product/product.yaml': product, [RELEASE_FILE]: bothFixed })).toEqual([]);
  });
});

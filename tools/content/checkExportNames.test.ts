import { describe, expect, it } from 'vitest';
import { checkExportNames } from './checkExportNames.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage, productYaml } from './test/samplePages.ts';

const PRODUCT = 'site/product/product.yaml';
const EXPORTS = 'site/docs/survey/Docs/Managing_Data_Transfer.md';
const product = `exportNames:
  columns: [STATUS, SCREENOUT_NAME]
  questionColumns: [Q1_R1]
  marks: [LOOP_CUT]
${productYaml}`;
const exports = `---
title: Exports
---

| Column | Holds |
|---|---|
| \`STATUS\`, \`SCREENOUT_NAME\` | A code, and a name |
| \`Q3_R12\` | A row |
`;
const flow = flowPage.replace('Managers decide', 'Send YOUR_API_KEY; `Q7_R2` and `LOOP_CUT` follow. Managers decide');

describe('the names in export files', () => {
  it('are in order when product.yaml lists them and a page explains each', async () => {
    expect(await messagesOf(checkExportNames, { [PRODUCT]: product, [EXPORTS]: exports, [FLOW_FILE]: flow })).toEqual(
      [],
    );
  });

  it('are told when they are worded otherwise', async () => {
    const texts = {
      [PRODUCT]: product.replace('Caps groups.', 'Marks VALUE_SHORT.'),
      [EXPORTS]: exports.replace('SCREENOUT_NAME', 'SCREENOUT'),
      [FLOW_FILE]: flow.replace('LOOP_CUT', 'LOOP_SHORTENED'),
    };
    expect(await messagesOf(checkExportNames, texts)).toEqual([
      `${FLOW_FILE}:11  No file of the product has the name LOOP_SHORTENED. — Correct it, or add it to exportNames in product.yaml.`,
      `${PRODUCT}:15  No file of the product has the name VALUE_SHORT. — Correct it, or add it to exportNames in product.yaml.`,
      `${PRODUCT}:2  The column SCREENOUT_NAME begins no row of ${EXPORTS}. — Explain it there, or take it out of exportNames.`,
      `${PRODUCT}:4  No page explains LOOP_CUT. — Explain it there, or take it out of exportNames.`,
    ]);
  });
});

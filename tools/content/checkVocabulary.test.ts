import { describe, expect, it } from 'vitest';
import { checkVocabulary } from './checkVocabulary.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage, productYaml } from './test/samplePages.ts';

const PRODUCT = 'site/product/product.yaml';
const REMEDY = 'Correct it, or add it to vocabulary in product.yaml with its row in the glossary.';
const product = `vocabulary:
  roles: [Owner, Editor]
  surveyStates: [Draft]
  responseStatuses: { Complete: 3, Screened out: 4 }
${productYaml}`;
const table =
  '| Code | Status | Can become |\n|---|---|---|\n| 3 | Complete | – |\n| 4 | Screened out | – |\n\n| Role | May |\n|---|---|\n| **Owner**, Editor | All |\n';
const sentence = 'Take the role **Editor** or Owner, keep the state Draft, and keep rows with `STATUS` 3 (`status=3`).';
const page = flowPage.replace('Managers decide', `${table}\n${sentence} Managers decide`);

const told = (from: string, to: string) =>
  messagesOf(checkVocabulary, { [PRODUCT]: product, [FLOW_FILE]: page.replace(from, to) });

describe('roles, states and statuses', () => {
  it('are in order when product.yaml lists them, with their codes', async () => {
    expect(await told('', '')).toEqual([]);
  });

  it('are told in a sentence, first and later in a row of names', async () => {
    expect(await told('role **Editor**', 'role Publisher')).toEqual([
      `${FLOW_FILE}:20  The product has no role "Publisher". — ${REMEDY}`,
    ]);
    expect(await told('or Owner', 'or Publisher')).toEqual([
      `${FLOW_FILE}:20  The product has no role "Publisher". — ${REMEDY}`,
    ]);
    expect(await told('state Draft', 'state Trial')).toEqual([
      `${FLOW_FILE}:20  The product has no state "Trial". — ${REMEDY}`,
    ]);
  });

  it('are told in the column of a table', async () => {
    expect(await told('| Screened out', '| Disqualified')).toEqual([
      `${FLOW_FILE}:14  The product has no status "Disqualified". — ${REMEDY}`,
    ]);
  });

  it('are told in the summaries of product.yaml', async () => {
    const wrong = product.replace('Caps groups.', 'Gives the status **Disqualified**.');
    const [message] = await messagesOf(checkVocabulary, { [PRODUCT]: wrong });
    expect(message).toContain('The product has no status "Disqualified".');
  });

  it('are told in a figure', async () => {
    const figure = { 'site/docs/figures/roles.dot': 'digraph {\n  a [label="role\\nPublisher"];\n}\n' };
    expect(await messagesOf(checkVocabulary, { [PRODUCT]: product, ...figure })).toEqual([
      `site/docs/figures/roles.dot:2  The product has no role "Publisher". — ${REMEDY}`,
    ]);
  });

  it('are told with the code of another status, or of none', async () => {
    expect(await told('| 4 |', '| 3 |')).toEqual([
      `${FLOW_FILE}:14  "Screened out" has the code 4, not 3. — Correct the code, here or in product.yaml.`,
    ]);
    expect(await told('`STATUS` 3', '`STATUS` 7')).toEqual([
      `${FLOW_FILE}:20  No status has the code 7. — Correct it, or add the code to vocabulary in product.yaml.`,
    ]);
    expect(await told('status=3', 'status=8')).toHaveLength(1);
  });
});

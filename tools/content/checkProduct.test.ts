import { describe, expect, test } from 'vitest';
import { checkProduct } from './checkProduct.ts';
import { messagesOf } from './test/messagesOf.ts';
import { productYaml } from './test/samplePages.ts';

const withProduct = (text: string) => messagesOf(checkProduct, { 'site/product/product.yaml': text });

describe('product.yaml', () => {
  test('keeps to its schema in the sample', async () => {
    expect(await withProduct(productYaml)).toEqual([]);
  });

  test('must exist', async () => {
    expect(await messagesOf(checkProduct, {})).toEqual([
      'site/product/product.yaml:1  The product is not written down. — Add it to site/product.',
    ]);
  });

  test('must be YAML', async () => {
    const [message] = await withProduct(productYaml.replace('name: Quotas', 'name: "Quotas'));
    expect(message).toMatch(
      /^site\/product\/product.yaml:\d+ {2}.* — Correct the YAML; nothing else can be checked before.$/,
    );
  });

  test('names the line of a wrong value', async () => {
    expect(await withProduct(productYaml.replace('web: "1.41"', 'web: 1.41'))).toEqual([
      'site/product/product.yaml:9  The first version is 1.41. — Write a version in quotation marks such as "1.41", initial, or null.',
      'site/product/product.yaml:4  "Quotas" is on no platform. — Give web or mobile a version or "initial".',
    ]);
    const [change] = await withProduct(productYaml.replace('kind: fixed', 'kind: repaired'));
    expect(change).toContain('site/product/product.yaml:21  The kind of the change is "repaired".');
  });
});

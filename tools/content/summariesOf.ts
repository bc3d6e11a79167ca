import { type LocatedProduct, PRODUCT_FILE } from './Content.ts';

/** The summaries of the features, which the assistant may quote like a page. */
export function summariesOf(
  product: LocatedProduct | undefined,
): readonly { readonly file: string; readonly line: number; readonly text: string }[] {
  return (product?.features ?? []).map(({ summary }, index) => ({
    file: PRODUCT_FILE,
    line: product?.lineOf(['features', index, 'summary']) ?? 1,
    text: summary,
  }));
}

/** A condition on a record's attributes, from whichever parameter of a request it came. */
export type Filter =
  | { readonly kind: 'and' | 'or'; readonly of: readonly Filter[] }
  | { readonly kind: 'not'; readonly of: Filter }
  | { readonly kind: 'value'; readonly attribute: string; readonly value: string }
  | { readonly kind: 'compare'; readonly attribute: string; readonly operator: Comparison; readonly number: number }
  | { readonly kind: 'range'; readonly attribute: string; readonly from: number; readonly to: number };

/** How a numeric condition compares. */
export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>';

/** The comparisons, longest first, so that `<=` is not read as `<`. */
export const COMPARISONS: readonly Comparison[] = ['<=', '>=', '!=', '<', '>', '='];

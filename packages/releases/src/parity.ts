import type { Feature, Product } from './Product.ts';

/** Which platforms have a feature today. */
export type Availability = 'everywhere' | 'web' | 'mobile';

/** The features of one area with the platforms that have them. */
export interface ParityGroup {
  readonly area: string;
  readonly rows: readonly { readonly feature: Feature; readonly on: Availability }[];
}

/** The table of what Web and Mobile have, by area in the product's order; areas without features are left out. */
export function parity(product: Product): readonly ParityGroup[] {
  const groups = product.areas.map((area) => ({
    area,
    rows: product.features
      .filter((feature) => feature.area === area)
      .map((feature) => ({ feature, on: availabilityOf(feature) })),
  }));
  return groups.filter(({ rows }) => rows.length > 0);
}

function availabilityOf({ web, mobile }: Feature): Availability {
  if (web !== null && mobile !== null) return 'everywhere';
  return web === null ? 'mobile' : 'web';
}

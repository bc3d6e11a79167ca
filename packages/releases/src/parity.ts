import type { Feature } from './Product.ts';

/** Which platforms have a feature today. */
export type Availability = 'everywhere' | 'web' | 'mobile';

/** The features of one area with the platforms that have them. */
export interface ParityGroup<Known> {
  readonly area: string;
  readonly rows: readonly { readonly feature: Known; readonly on: Availability }[];
}

type Placed = Pick<Feature, 'area' | 'web' | 'mobile'>;

/**
 * The table of what Web and Mobile have, by area in the product's order; areas without features are left out. Takes
 * the product or the published data.
 */
export function parity<Known extends Placed>({
  areas,
  features,
}: {
  readonly areas: readonly string[];
  readonly features: readonly Known[];
}): readonly ParityGroup<Known>[] {
  const groups = areas.map((area) => ({
    area,
    rows: features
      .filter((feature) => feature.area === area)
      .map((feature) => ({ feature, on: availabilityOf(feature) })),
  }));
  return groups.filter(({ rows }) => rows.length > 0);
}

function availabilityOf({ web, mobile }: Placed): Availability {
  if (web !== null && mobile !== null) return 'everywhere';
  return web === null ? 'mobile' : 'web';
}

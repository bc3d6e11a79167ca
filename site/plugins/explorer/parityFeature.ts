import { type Feature, featurePath } from '@feedback-docs/releases';
import type { ParityFeature } from '../../src/explorer/ParityFeature.ts';

/** What the table of platforms says of a feature. */
export function parityFeature(feature: Feature): ParityFeature {
  const { name, area, web, mobile } = feature;
  return { name, area, web, mobile, path: featurePath(feature) };
}

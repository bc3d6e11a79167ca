import type { FeatureData } from '@feedback-docs/releases';

/** A row of the table of platforms. */
export type ParityFeature = Pick<FeatureData, 'name' | 'area' | 'web' | 'mobile' | 'path'>;

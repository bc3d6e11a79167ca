export { createDateFormat } from '../formatDate.ts';
export { groupByArea } from '../groupByArea.ts';
export { headlineItems } from './headlineItems.ts';
export { loadProduct } from './loadProduct.ts';
export { loadReleases } from './loadReleases.ts';
export { newestReleases } from './newestReleases.ts';
export { releaseCategory } from './releaseCategory.ts';
export { releaseVersions } from './releaseVersions.ts';

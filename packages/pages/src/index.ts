export { markdownPath, pageOfMarkdown, tidyPath } from './markdownPath.ts';
export { matchTitles } from './matchTitles.ts';
export { nearestPath } from './nearestPath.ts';
export type { Page } from './Page.ts';
export { parsePages } from './parsePages.ts';

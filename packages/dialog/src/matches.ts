export { MATCH_HIGHLIGHT, markMatches } from './matching/markMatches.ts';
export { takeMatches } from './storage/matchesForPage.ts';

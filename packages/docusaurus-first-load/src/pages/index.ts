export { inlineCriticalCss } from './inlineCriticalCss.ts';
export { minifyPages } from './minifyPages.ts';
export { readAppFiles, readChunkFiles } from './readAppFiles.ts';
export { type BuiltPage, readBuiltPages } from './readBuiltPages.ts';

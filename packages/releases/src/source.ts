// What reads Markdown and YAML, apart from the rest: the server and browsers have the releases as data and load no YAML reader.
export { type ParsedProduct, type ProductProblem, parseProduct } from './parseProduct.ts';
export { type ParsedReleasePage, parseReleasePage } from './parseReleasePage.ts';
export { type FrontMatter, readFrontMatter } from './readFrontMatter.ts';

// What the browser needs of @docusaurus/utils-common, whose entry also imports a library of helpers for old compilers.
export { default as applyTrailingSlash } from '@docusaurus/utils-common/lib/applyTrailingSlash';
export { getErrorCausalChain } from '@docusaurus/utils-common/lib/errorUtils';
/** The id of a blog post's text, which the framework's feeds look for; no other file of the package holds it. */
export const blogPostContainerID = '__blog-post-container';

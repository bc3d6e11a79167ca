// What the browser needs of @docusaurus/utils-common, whose entry also imports a library of helpers for old compilers.
export { default as applyTrailingSlash } from '@docusaurus/utils-common/lib/applyTrailingSlash';
export { getErrorCausalChain } from '@docusaurus/utils-common/lib/errorUtils';

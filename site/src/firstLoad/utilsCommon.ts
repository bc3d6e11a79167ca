// What the browser needs of @docusaurus/utils-common, whose own door brings a library of helpers for old compilers with it.
export { default as applyTrailingSlash } from '@docusaurus/utils-common/lib/applyTrailingSlash';
export { getErrorCausalChain } from '@docusaurus/utils-common/lib/errorUtils';

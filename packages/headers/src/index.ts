export { contentPolicy, HEADER_ONLY_POLICY, metaPolicy, type PageHashes, type Policy, parsePolicy } from './policy.ts';
export { securityHeaders } from './securityHeaders.ts';

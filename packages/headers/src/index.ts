export { contentPolicy, type PageHashes, type Policy, parsePolicy } from './policy.ts';
export { securityHeaders } from './securityHeaders.ts';

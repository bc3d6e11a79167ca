export { DEFAULT_KEPT_DAYS, type KeptDays } from './KeptDays.ts';
export { DEFAULT_SERVER_PRIVACY, type PrivacyFacts, type ServerPrivacy } from './PrivacyFacts.ts';
export { parsePrivacyFacts, parseServerPrivacy } from './parsePrivacy.ts';
export { privacyHtml, privacyMarkdown } from './privacyHtml.ts';
export { type PrivacySection, privacySections } from './privacySections.ts';

import type { ReleaseFacts } from './ReleaseFacts.ts';
import { readVersions } from './readVersions.ts';

const NAMED =
  /\b(?:(?:in|on|with|for|under|using|since|of)\s+)?(?:(?:the|our|my|your)\s+)?(?:(?:web|mobile|app)[\s-]*)?(?:(?:version|release|v)\.?[\s-]*)?\d{1,2}[._]\d{1,3}(?:\.0)?\b/giu;

/** A question without the versions of the product that it names: where the docs explain a thing, no version says. */
export function withoutVersions(question: string, facts: ReleaseFacts): string {
  if (!readVersions(question, facts, undefined).some(({ isExact }) => isExact)) return question;
  const rest = question.replace(NAMED, ' ').replace(/\s+/g, ' ').trim();
  return /\p{L}{3}/u.test(rest) ? rest : question;
}

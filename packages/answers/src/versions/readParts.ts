import type { Platform } from '@feedback-docs/releases';
import { readProbabilities } from './IntentReader.ts';
import type { ReleaseFacts } from './ReleaseFacts.ts';
import { readKinds } from './readKinds.ts';
import { readScope } from './readScope.ts';
import { readVersions } from './readVersions.ts';
import { releasesByAmount } from './releasesByAmount.ts';
import type { Parts, Topic } from './VersionQuestion.ts';

/** Reads everything but the intent. */
export function readParts(text: string, facts: ReleaseFacts, topic: Topic, platform: Platform | undefined): Parts {
  const versions = readVersions(text, facts, platform);
  const kinds = readKinds(text);
  const limits = readScope(text, facts, { versions, platform, kinds });
  // The classifier takes any decimal for a version: "our mean effort score is 2.6".
  const plain = versions.length > 0 ? text : text.replace(/\d+[._](?=\d)/g, '');
  return {
    ...topic,
    text,
    probabilities: readProbabilities(plain, facts.intents),
    versions,
    platform,
    scope: releasesByAmount({ text, kinds, platform }, limits ?? facts.releases) ?? limits,
    kinds,
    isCount: /\b(?:how many|(?<!version |release )number of|count(?: of)?|how often)\b/i.test(text),
  };
}

import type { ReleasesData } from '@feedback-docs/releases';
import { addresses } from '../addresses.ts';

let data: Promise<ReleasesData> | undefined;

/** The data of /releases.json, fetched once for all callers. Rejects when it cannot be had; the next call tries again. */
export function fetchReleases(): Promise<ReleasesData> {
  data ??= load().catch((error: unknown) => {
    data = undefined;
    throw error;
  });
  return data;
}

async function load(): Promise<ReleasesData> {
  const response = await fetch(addresses.toAddress('/releases.json'));
  if (!response.ok)
    throw new Error(`The release notes answered with status ${response.status}. Check your connection and try again.`);
  const answer: unknown = await response.json();
  if (isReleasesData(answer)) return answer;
  throw new Error('/releases.json has a format that this page does not know. Reload the page to get its newest form.');
}

/** The number of the format stands for its whole shape: it rises when a reader of the file would break. */
function isReleasesData(answer: unknown): answer is ReleasesData {
  return typeof answer === 'object' && answer !== null && 'format' in answer && answer.format === 1;
}

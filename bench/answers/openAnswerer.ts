import { type Answerer, createAnswerer, indexAnswers } from '@feedback-docs/answers';
import type { SearchRecord } from '@feedback-docs/protocol';
import type { ReleasesData } from '@feedback-docs/releases';
import { openBuiltSite } from '../../tools/builtSite/openBuiltSite.ts';

/** The assistant over the built site, and what its answers are checked against. */
export interface OpenedAnswerer {
  readonly answerer: Answerer;
  readonly records: readonly SearchRecord[];
  readonly releases: ReleasesData;
}

/** Opens the index and the release data of the last build. Throws when the site is not built. */
export function openAnswerer(): OpenedAnswerer {
  const { search, chunk, docs, releases } = openBuiltSite();
  const records = Array.from({ length: search.chunkCount }, (_, number) => JSON.parse(chunk(number))).flatMap(
    ({ records }: { records: SearchRecord[] }) => records,
  );
  const answerer = createAnswerer({
    search,
    index: indexAnswers(docs),
    releases,
    contact: { email: 'support@example.com' },
  });
  return { answerer, records, releases };
}

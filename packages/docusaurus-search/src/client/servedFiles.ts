import { openIndex, parseSynonyms, type SearchEngine } from '@feedback-docs/search';

/** So many chunks of an index stay loaded, 16 KB each: all of them but on the largest sites. */
export const KEPT_CHUNKS = 1024;

type ToAddress = (path: string) => string;

/** Opens the index that the site serves at a path, whose texts are fetched as searches show them. */
export async function openServedIndex(
  path: string,
  synonyms: Promise<unknown>,
  toAddress: ToAddress,
): Promise<SearchEngine> {
  const [index, groups] = await Promise.all([
    fetchFile(`${path}.bin`, toAddress).then((file) => file.arrayBuffer()),
    synonyms,
  ]);
  return openIndex(new Uint8Array(index), {
    loadChunk: async (chunk) => (await fetchFile(`${path}/${chunk}.json`, toAddress)).text(),
    synonyms: parseSynonyms(groups),
    cachedChunks: KEPT_CHUNKS,
  });
}

/** Fetches a file of this site by its path. Throws, with that and the status, when it cannot be had. */
export async function fetchFile(path: string, toAddress: ToAddress): Promise<Response> {
  const response = await fetch(toAddress(path));
  if (!response.ok)
    throw new Error(`A file of the search cannot be fetched: ${path} answered with status ${response.status}.`);
  return response;
}

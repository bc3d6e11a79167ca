import type { Addresses } from '@feedback-docs/pages/addresses';

/** Fetches a file of this site by its path. Throws, with that and the status, when it cannot be had. */
export async function fetchFile(path: string, { toAddress }: Pick<Addresses, 'toAddress'>): Promise<Response> {
  const response = await fetch(toAddress(path));
  if (!response.ok)
    throw new Error(`A file of the search cannot be fetched: ${path} answered with status ${response.status}.`);
  return response;
}

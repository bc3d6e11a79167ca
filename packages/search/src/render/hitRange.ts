import { DEFAULT_HITS_PER_PAGE, type SearchQuery } from '@feedback-docs/protocol';

/** Which hits a request asks for: by page, or by the number of the first one. */
export function hitRange(query: SearchQuery): {
  readonly from: number;
  readonly hitsPerPage: number;
  readonly page: number;
} {
  const { page = 0, hitsPerPage = DEFAULT_HITS_PER_PAGE } = query;
  if (!isByOffset(query)) return { from: page * hitsPerPage, hitsPerPage, page };
  const { offset = 0, length = hitsPerPage } = query;
  return { from: offset, hitsPerPage: length, page: length === 0 ? 0 : Math.floor(offset / length) };
}

/** Whether it asks by the number of the first one. */
export function isByOffset({ offset, length }: SearchQuery): boolean {
  return offset !== undefined || length !== undefined;
}

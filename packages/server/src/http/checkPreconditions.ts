import type { IncomingHttpHeaders } from 'node:http';

/** What the conditions a client attached to its request say about the answer. */
export type Precondition = 'proceed' | 'not-modified' | 'failed' | 'malformed';

const TAG = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/;
const TAG_LIST = new RegExp(`^(?:\\s*,)*\\s*${TAG.source}(?:\\s*,(?:\\s*${TAG.source})?)*\\s*$`);
const MAX_LIST_LENGTH = 4096;

/** Weighs If-Match and If-None-Match against the entity tag of the answer, in the order of RFC 9110, 13.2.2. */
export function checkPreconditions(headers: IncomingHttpHeaders, etag: string): Precondition {
  const ifMatch = headers['if-match'];
  if (ifMatch !== undefined) {
    const tags = parseTags(ifMatch);
    if (tags === null) return 'malformed';
    if (tags !== '*' && !tags.includes(etag)) return 'failed';
  }
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined) {
    const tags = parseTags(ifNoneMatch);
    if (tags === null) return 'malformed';
    if (tags === '*' || tags.some((tag) => tag.replace(/^W\//, '') === etag)) return 'not-modified';
  }
  return 'proceed';
}

function parseTags(header: string): string[] | '*' | null {
  const text = header.trim();
  if (text === '*') return '*';
  if (text.length > MAX_LIST_LENGTH || !TAG_LIST.test(text)) return null;
  return text.match(new RegExp(TAG, 'g')) ?? [];
}

import type { MultiSearchRequest } from './MultiSearch.ts';
import { type Parsed, parsed } from './Parsed.ts';
import { ProtocolError } from './ProtocolError.ts';
import { isFacetSearch, readFacetSearch } from './parseFacetSearch.ts';
import { readSearchQuery } from './parseSearchQuery.ts';
import { readFields, tooMany } from './readField.ts';
import { MAX_REQUESTS_PER_BATCH } from './searchLimits.ts';

/** Reads the body of a multi-search (`{requests:[...]}`) from any JSON value; one broken request refuses the batch, by its number. Never throws. */
export function parseMultiSearch(body: unknown): Parsed<MultiSearchRequest> {
  return parsed(() => {
    const requests = readFields(body)?.get('requests');
    if (!Array.isArray(requests)) {
      throw new ProtocolError(400, 'The body must be a JSON object with a list called requests.');
    }
    if (requests.length > MAX_REQUESTS_PER_BATCH) throw tooMany('requests', requests.length, MAX_REQUESTS_PER_BATCH);
    return { requests: requests.map(readNumbered) };
  });
}

function readNumbered(request: unknown, at: number) {
  try {
    return isFacetSearch(request) ? readFacetSearch(request) : readSearchQuery(request);
  } catch (error) {
    if (error instanceof ProtocolError) throw new ProtocolError(error.status, `requests[${at}]: ${error.message}`);
    throw error;
  }
}

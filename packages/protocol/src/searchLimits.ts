/** Longest `query` that is searched for, in UTF-16 code units; a longer one is cut, as the provider does. */
export const MAX_QUERY_LENGTH = 512;
/** Most searches in one multi-search body; more are answered with 400. */
export const MAX_REQUESTS_PER_BATCH = 50;
/** Largest accepted `hitsPerPage`; more is answered with 400. */
export const MAX_HITS_PER_PAGE = 1000;
/** Hits on a page when the request names no `hitsPerPage`. */
export const DEFAULT_HITS_PER_PAGE = 20;
/** Largest accepted `page` (the first page is 0); pages past the last hit are empty, numbers above this are answered with 400. */
export const MAX_PAGE = 1_000_000;
/** Largest request body in bytes; the server answers 413 above it and reads no further. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Longest accepted `filters` string, in UTF-16 code units. */
export const MAX_FILTERS_LENGTH = 4096;
/** Most single conditions that `facetFilters`, `numericFilters` and `tagFilters` may hold, each counted apart. */
export const MAX_FILTER_CONDITIONS = 256;
/** Deepest accepted nesting of `facetFilters`: an outer AND of inner ORs. */
export const MAX_FILTER_DEPTH = 2;
/** Most attribute names in one list parameter such as `attributesToRetrieve` or `facets`. */
export const MAX_ATTRIBUTES = 64;
/** Longest accepted single text parameter other than `query`, `filters` and `params`, in UTF-16 code units. */
export const MAX_PARAMETER_LENGTH = 256;
/** Longest accepted highlight tag and ellipsis, which stand in an answer once for every match, in UTF-16 code units. */
export const MAX_TAG_LENGTH = 64;
/** Largest answer in bytes, before compression; a search that would find more is answered with 400. */
export const MAX_ANSWER_BYTES = 1024 * 1024;
/** Largest number of facet values returned per facet; a request may ask for fewer with `maxValuesPerFacet`. */
export const MAX_FACET_VALUES = 1000;
/** Facet values returned per facet when the request names no `maxValuesPerFacet`. */
export const DEFAULT_FACET_VALUES = 100;
/** Most facet values one search among them may return, and how many when it does not say. */
export const MAX_FACET_HITS = 100;
export const DEFAULT_FACET_HITS = 10;
/** Most hits of one page that `distinct` may keep. */
export const MAX_DISTINCT = 100;
/** Most events in one events body; more are answered with 400. */
export const MAX_EVENTS_PER_BATCH = 100;
/** Most object ids in one event; more are answered with 400. */
export const MAX_OBJECT_IDS_PER_EVENT = 20;

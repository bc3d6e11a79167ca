export { ANSWER_SOURCE_CHUNK, type AnswerChunk, type AnsweredBy, isAnsweredBy, SEARCH_TOOL } from './AnswerChunk.ts';
export { addressHit, addressResult } from './addressHit.ts';
export { answerTooLarge } from './answerTooLarge.ts';
export { ASSISTANT_ERRORS, type AssistantErrorCode, assistantError } from './assistantErrors.ts';
export {
  MAX_CONVERSATION_MESSAGES,
  MAX_ID_LENGTH,
  MAX_QUESTION_LENGTH,
  MAX_REPLAYED_LENGTH,
  TOKEN_SECONDS,
} from './assistantLimits.ts';
export type { ChatMessage, ChatRequest, ChatSearchParameters } from './ChatRequest.ts';
export type { FacetSearch, FacetSearchResult } from './FacetSearch.ts';
export { HIERARCHY_LEVELS, type Hierarchy, type HierarchyLevel } from './hierarchyLevels.ts';
export type { MultiSearchRequest, MultiSearchResponse } from './MultiSearch.ts';
export type { Parsed } from './Parsed.ts';
export { type ErrorBody, ProtocolError } from './ProtocolError.ts';
export { parseChatRequest } from './parseChatRequest.ts';
export { parseFacetSearch } from './parseFacetSearch.ts';
export { type Feedback, parseFeedback } from './parseFeedback.ts';
export { parseJsonBody } from './parseJsonBody.ts';
export { parseMultiSearch } from './parseMultiSearch.ts';
export { parseSearchEvents } from './parseSearchEvents.ts';
export { parseSearchQuery } from './parseSearchQuery.ts';
export { isReaderToken, readReaderToken } from './readerToken.ts';
export type { SearchEvent, SearchEventType } from './SearchEvent.ts';
export type { HighlightedText, HitTexts, MatchLevel, SearchHit, SnippetText } from './SearchHit.ts';
export type { FilterList, SearchQuery } from './SearchQuery.ts';
export type { CustomAttribute, SearchRecord, SearchRecordType, SearchRecordWeight } from './SearchRecord.ts';
export { type FacetStats, hasFewHits, type SearchResult } from './SearchResult.ts';
export {
  DEFAULT_FACET_VALUES,
  DEFAULT_HITS_PER_PAGE,
  MAX_ANSWER_BYTES,
  MAX_BODY_BYTES,
  MAX_EVENTS_PER_BATCH,
  MAX_FILTER_CONDITIONS,
  MAX_FILTERS_LENGTH,
  MAX_HITS_PER_PAGE,
  MAX_PAGE,
  MAX_QUERY_LENGTH,
  MAX_REQUESTS_PER_BATCH,
} from './searchLimits.ts';

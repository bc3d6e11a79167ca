/** Where the dialog and the search page send their questions. */
export type SearchSettings = BrowserSearch | SearchService;

/** A worker in the reader's own browser searches; the index is part of the built site. */
export interface BrowserSearch {
  readonly mode: 'browser';
}

/** A service searches: the server of this family, or a hosted provider that speaks the same protocol. */
export interface SearchService {
  readonly mode: 'service';
  /** What stands before the paths of the service: its origin, with a path if it has one. For the site's own service that path alone. */
  readonly host: string;
  /** Origins of copies of the service: searches go on to the next when one cannot be reached. */
  readonly otherHosts: readonly string[];
  readonly appId: string;
  readonly apiKey: string;
  /** The index of the whole documentation. */
  readonly mainIndex: string;
  /** Other indexes by the path below which they are asked, such as `{ '/docs/api': 'api' }`. */
  readonly sectionIndexes: Readonly<Record<string, string>>;
  /** A hosted provider: events are not sent to us, and its credit line is shown. */
  readonly isHosted: boolean;
}

/** The assistant a build talks to. */
export interface AssistantSettings {
  /** What stands before the paths of its service, as for the search. Of no use in browser mode, where a worker answers. */
  readonly host: string;
  /** Names it in requests and in the suggested questions. */
  readonly id: string;
}

/** The credentials that the server takes when nothing else is set. */
export const DEFAULT_APP_ID = 'DOCS';
/** The assistant's id in requests and in the index of suggested questions. */
export const DEFAULT_ASSISTANT_ID = 'docs';
export const DEFAULT_API_KEY = 'public-search-key';
/** The index of the whole documentation, as every build writes it. */
export const MAIN_INDEX = 'docs';

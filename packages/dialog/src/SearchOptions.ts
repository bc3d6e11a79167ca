import type { SearchEvent } from '@feedback-docs/protocol';
import type { AssistantSlot } from './assistantSlot.ts';
import type { SearchClient } from './SearchClient.ts';
import type { SearchParameters } from './search/buildRequests.ts';
import type { FilterDefinition } from './search/filters.ts';
import type { AddressRules } from './search/resultAddress.ts';
import type { StartIcon } from './startIcons.ts';
import type { Texts } from './texts.ts';

/** Which key shortcuts open the dialog; each is on unless set to false. */
export interface ShortcutSettings {
  readonly 'Ctrl/Cmd+K'?: boolean;
  readonly '/'?: boolean;
}

/** A place to begin. */
interface StartLink {
  readonly label: string;
  readonly href: string;
  /** Its picture; by default that of a page. */
  readonly icon?: StartIcon;
}

/** What a reader who has typed nothing can begin with. */
export interface StartOffers {
  readonly links: readonly StartLink[];
  /** Questions for the assistant, where there is one. */
  readonly questions: readonly string[];
}

/** What a site says about its search, once, for button and dialog. */
export interface SearchOptions extends AddressRules {
  readonly client: SearchClient;
  /** The index, or indices in their order; asked again at each opening. */
  readonly indexName: () => string | readonly string[];
  /** The index whose name recent and favourite searches are kept under, on every page. Default: the first index asked. */
  readonly listsIndexName?: string;
  readonly searchParameters?: SearchParameters;
  /** Goes to an address of this site, through its router. */
  readonly navigate: (href: string) => void;
  /** Path of the search page, such as `/search`; without it there is no link to all results. */
  readonly searchPagePath?: string;
  /** Where to report a query without results; without it there is no such link. */
  readonly getMissingResultsUrl?: (query: string) => string;
  /** The list of releases, narrowed by a text, which is offered to those who ask which release brought something. */
  readonly getReleasesUrl?: (text: string) => string;
  /** Appended to storage keys, so that sites on one origin keep apart. */
  readonly storageNamespace?: string;
  /** Switches recent and favourite searches and recent conversations off. */
  readonly disableUserPersonalization?: boolean;
  readonly shortcuts?: ShortcutSettings;
  readonly filters?: readonly FilterDefinition[];
  readonly texts?: Partial<Texts>;
  /** Called with what the reader saw and opened. When set, searches ask for a query id. */
  readonly onEvent?: (event: SearchEvent) => void;
  /** Called once at the first sign that the reader is about to search, to warm up an index or a connection. */
  readonly onIntent?: () => void;
  readonly assistant?: AssistantSlot;
  /** Shown on the start screen below what the reader's own lists hold. */
  readonly start?: StartOffers;
  /** The page about readers' data, and whether a server keeps what they type, which the dialog then says. */
  readonly privacy?: { readonly href: string; readonly isKept: boolean };
  /** Credit line of a hosted provider, where its terms ask for one. */
  readonly poweredBy?: { readonly label: string; readonly href: string };
}

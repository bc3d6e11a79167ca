import type { AddressForm } from '@feedback-docs/pages/addresses';
import type { FeatureData, Release } from '@feedback-docs/releases';
import type { EventLog } from '../../events/createEventLog.ts';
import type { FeedbackLog } from '../../feedback/createFeedbackLog.ts';
import type { SearchLimits } from '../../limits/createSearchLimits.ts';
import type { SearchService } from '../../search/createSearchService.ts';
import type { ContentCache } from '../../site/contentCache.ts';
import type { Site } from '../../site/loadSite.ts';
import type { AskDeps } from '../askDocs.ts';

/** What the tools stand on: the services that readers in a browser use, with their limits and logs. */
export interface McpDeps {
  readonly site: () => Site | null;
  readonly contents: ContentCache;
  readonly search: SearchService;
  readonly events: Pick<EventLog, 'follow'>;
  readonly searchLimits: Pick<SearchLimits, 'search' | 'answered'>;
  readonly ask: AskDeps;
  readonly feedback: Pick<FeedbackLog, 'report'>;
  readonly releaseData: () => { readonly releases: readonly Release[]; readonly features: readonly FeatureData[] };
  readonly addressForm: AddressForm;
  /** Origins of other sites whose pages may call; an asterisk stands for all. */
  readonly corsOrigins: readonly string[];
}

import type { StartOffers } from '@feedback-docs/dialog';
import type { SearchFilter } from '../SearchPluginOptions.ts';
import type { AssistantSettings, SearchSettings } from '../settings.ts';

/** What the plugin tells the theme, in the framework's global data. */
export interface SearchGlobalData {
  readonly settings: SearchSettings;
  /** Null for a site without an assistant. */
  readonly assistant: AssistantSettings | null;
  readonly filters?: readonly SearchFilter[];
  readonly start?: StartOffers;
  readonly email?: string;
  readonly privacyPath?: string;
  readonly releasesPath?: string;
  /** Whether the site publishes /releases.json. */
  readonly hasReleases?: boolean;
  /** Credit line of a hosted provider. */
  readonly poweredBy?: { readonly label: string; readonly href: string };
  /** Translated texts by key; what they take in stands in them as {0} and {1}. */
  readonly texts?: Readonly<Record<string, string>>;
}

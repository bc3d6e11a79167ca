import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SearchSettings } from '@site/searchSettings';

/** The origin of the search service where it is not the site's own, else the empty text. */
export function useSearchOrigin(): string {
  const settings = useDocusaurusContext().siteConfig.customFields?.['search'] as SearchSettings;
  return settings.mode === 'service' && URL.canParse(settings.host) ? new URL(settings.host).origin : '';
}

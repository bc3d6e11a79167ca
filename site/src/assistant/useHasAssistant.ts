import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Whether this build has an assistant. */
export function useHasAssistant(): boolean {
  return useDocusaurusContext().siteConfig.customFields?.['assistant'] !== null;
}

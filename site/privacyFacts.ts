import type { AssistantSettings, SearchSettings } from '@feedback-docs/docusaurus-search/settings';
import type { PrivacyFacts } from '@feedback-docs/pages/privacy';
import { brand } from './brand.ts';

/** What a build's settings decide about readers' data. */
export function privacyFacts(search: SearchSettings, assistant: AssistantSettings | null): PrivacyFacts {
  const searchBy = search.mode === 'browser' ? 'browser' : search.isHosted ? 'provider' : 'server';
  const assistantBy = assistant === null ? 'none' : isOwn(search, assistant) ? searchBy : 'provider';
  return {
    search: searchBy,
    assistant: assistantBy,
    hosts: {
      search:
        searchBy === 'provider' && search.mode === 'service'
          ? [search.host, ...search.otherHosts].map(hostOf).join(' or ')
          : '',
      assistant: assistantBy === 'provider' ? hostOf(assistant?.host ?? '') : '',
      font: hostOf(brand.font.stylesheetUrl),
    },
    email: brand.email,
  };
}

/** Whether the one that searches answers questions too. Another host may be anybody's. */
function isOwn(search: SearchSettings, { host }: AssistantSettings): boolean {
  return search.mode === 'browser' || (!search.isHosted && host === search.host);
}

function hostOf(address: string): string {
  return address === '' ? '' : new URL(address).host;
}

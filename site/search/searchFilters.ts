import type { SearchFilter } from '@feedback-docs/docusaurus-search';
import { releaseVersions } from '../releaseVersions.ts';

/** The filters a reader sees: documentation or release notes, then Web or Mobile, then one version. */
export function searchFilters(): SearchFilter[] {
  return [
    {
      name: 'scope',
      label: 'Part',
      choices: [
        { value: 'docs', label: 'Docs', conditions: ['platform:docs'] },
        { value: 'releases', label: 'Release notes', conditions: [['platform:web', 'platform:mobile']] },
      ],
    },
    {
      name: 'platform',
      label: 'Platform',
      onlyWhen: { filter: 'scope', value: 'releases' },
      choices: [
        { value: 'web', label: 'Web', conditions: ['platform:web'] },
        { value: 'mobile', label: 'Mobile', conditions: ['platform:mobile'] },
      ],
    },
    versionFilter('Web'),
    versionFilter('Mobile'),
  ];
}

function versionFilter(platform: 'Web' | 'Mobile'): SearchFilter {
  const value = platform.toLowerCase();
  return {
    name: `${value}-version`,
    label: `${platform} version`,
    onlyWhen: { filter: 'platform', value },
    choices: {
      attribute: 'version',
      label: `${platform} {0}`,
      values: releaseVersions(platform).map((version) => version.replace('_', '.')),
    },
  };
}

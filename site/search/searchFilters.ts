import { join } from 'node:path';
import { releaseVersions } from '@feedback-docs/docusaurus-releases/content';
import type { SearchFilter } from '@feedback-docs/docusaurus-search';
import { PLATFORM_NAMES, type Platform } from '@feedback-docs/releases';

const siteDir = join(__dirname, '..');

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
    versionFilter('web'),
    versionFilter('mobile'),
  ];
}

function versionFilter(platform: Platform): SearchFilter {
  const name = PLATFORM_NAMES[platform];
  return {
    name: `${platform}-version`,
    label: `${name} version`,
    onlyWhen: { filter: 'platform', value: platform },
    choices: {
      attribute: 'version',
      label: `${name} {0}`,
      values: releaseVersions(siteDir, platform).map((version) => version.replace('_', '.')),
    },
  };
}

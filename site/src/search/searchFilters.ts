import type { FilterDefinition } from '@feedback-docs/dialog';

/** The filters a reader sees: documentation or release notes, then Web or Mobile, then one version. */
export function searchFilters(versions: { web: readonly string[]; mobile: readonly string[] }): FilterDefinition[] {
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
    versionFilter('web', 'Web', versions.web),
    versionFilter('mobile', 'Mobile', versions.mobile),
  ];
}

function versionFilter(platform: string, label: string, versions: readonly string[]): FilterDefinition {
  return {
    name: `${platform}-version`,
    label: `${label} version`,
    onlyWhen: { filter: 'platform', value: platform },
    choices: versions.map((version) => ({
      value: version,
      label: `${label} ${version}`,
      conditions: [`version:${version}`],
    })),
  };
}

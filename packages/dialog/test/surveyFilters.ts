import type { FilterDefinition } from '../src/search/filters.ts';

/** The filters of the documentation site: docs or release notes, then platform, then web version. */
export const SURVEY_FILTERS: readonly FilterDefinition[] = [
  {
    name: 'kind',
    label: 'Content',
    choices: [
      { value: 'docs', label: 'Docs', conditions: ['kind:docs'] },
      { value: 'release', label: 'Release notes', conditions: ['kind:release'] },
    ],
  },
  {
    name: 'platform',
    label: 'Platform',
    onlyWhen: { filter: 'kind', value: 'release' },
    choices: [
      { value: 'web', label: 'Web', conditions: ['platform:web'] },
      { value: 'mobile', label: 'Mobile', conditions: ['platform:mobile'] },
    ],
  },
  {
    name: 'version',
    label: 'Version',
    onlyWhen: { filter: 'platform', value: 'web' },
    choices: ['1.74', '1.73', '1.72', '1.71', '1.70'].map((version) => ({
      value: version,
      label: version,
      conditions: [`version:${version}`],
    })),
  },
];

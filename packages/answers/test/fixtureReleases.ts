import type { ItemData, ItemKind, Platform, ReleaseData, ReleasesData } from '@feedback-docs/releases';

const QUOTAS = '/docs/survey/Docs/Designing_Survey_Flow#quotas';

function release(platform: Platform, version: string, date: string, items: readonly ItemData[]): ReleaseData {
  const name = platform === 'web' ? 'Web' : 'Mobile';
  const path = `/docs/versions/${name}/${version.replace('.', '_')}`;
  const title = `${name} ${version}`;
  const placed = items.map((item) => ({ ...item, path: `${path}#${item.anchor}` }));
  return { platform, version, title, description: title, date, tags: [], intro: '', path, items: placed };
}

function item(kind: ItemKind, title: string, plain: string, feature: string): ItemData {
  const anchor = title.toLowerCase().replaceAll(' ', '-');
  const links = [{ label: 'Quotas', href: QUOTAS }];
  return { kind, area: 'Survey flow', title, text: plain, plain, anchor, links, feature, path: '' };
}

/** Three releases of the Web and two of the app, as /releases.json holds them. */
export const fixtureReleases: Pick<ReleasesData, 'releases' | 'features'> = {
  features: [
    { id: 'quotas', name: 'Quotas', area: 'Survey flow', web: '1.41', mobile: '2.6', path: QUOTAS },
    {
      id: 'xls-export',
      name: 'XLS export (legacy)',
      area: 'Responses and data',
      web: 'initial',
      mobile: null,
      path: '/docs/survey/Docs/Designing_Survey_Flow#embedded-data',
    },
  ],
  releases: [
    release('web', '1.42', '2023-02-09', [
      item('improved', 'Quota counts', 'The count of each quota is shown in the flow.', 'quotas'),
    ]),
    release('web', '1.41', '2023-01-12', [
      item('new', 'Quotas', 'Limit how many complete responses may match a condition.', 'quotas'),
    ]),
    release('web', '1.40', '2022-12-08', [
      item('removed', 'XLS export removed', 'The XLS format is no longer offered.', 'xls-export'),
    ]),
    release('mobile', '2.6', '2023-06-15', [
      item('new', 'Quotas in the app', 'Quotas also count on devices.', 'quotas'),
    ]),
    release('mobile', '2.5', '2022-06-16', []),
  ],
};

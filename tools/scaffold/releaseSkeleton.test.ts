import type { Feature, Product } from '@feedback-docs/releases';
import { parseReleasePage } from '@feedback-docs/releases/source';
import { expect, test } from 'vitest';
import { releaseSkeleton } from './releaseSkeleton.ts';

const quotas: Feature = {
  id: 'quotas',
  name: 'Quotas',
  area: 'Survey flow',
  page: 'survey/Docs/Designing_Survey_Flow',
  heading: 'quotas',
  web: '1.75',
  mobile: null,
  summary: 'A group stops when it is full.',
  changes: [],
};
const alerts: Feature = {
  ...quotas,
  id: 'alerts',
  name: 'Quota alerts',
  web: 'initial',
  changes: [
    { platform: 'web', version: '1.75', kind: 'fixed', note: 'Alerts name the survey: its title and its number.' },
    { platform: 'web', version: '1.74', kind: 'removed', note: 'Alerts by fax are gone.' },
  ],
};
const product: Product = { areas: ['Survey flow'], features: [alerts, quotas] };
const skeleton = (version: string) =>
  releaseSkeleton({ platform: 'web', version }, { product, newest: '1.74', date: '2025-11-20' });

test('a release page has every change of its version, and can be read', () => {
  const parsed = parseReleasePage(skeleton('1.75'), { file: 'site/docs/versions/Web/1_75.md' });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  expect(parsed.release).toMatchObject({ title: 'Web 1.75', date: '2025-11-20' });
  expect(parsed.release.items.map(({ kind, title, area }) => [kind, title, area])).toEqual([
    ['new', 'Quotas', 'Survey flow'],
    ['fixed', 'Quota alerts', 'Survey flow'],
  ]);
});

test('a version without changes, or one that is not the newest, is refused with what to do', () => {
  expect(() => skeleton('1.76')).toThrow(
    'site/product/product.yaml has no change for Web 1.76. Add each change there first, under its feature',
  );
  expect(() => skeleton('1.74')).toThrow('Web 1.74 is not newer than Web 1.74. Give the version that comes next.');
});

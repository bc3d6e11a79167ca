import type { DocusaurusConfig } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { checkSite } from './checkSite.ts';

const site = (plugins: unknown[], rspackBundler = true) =>
  ({ plugins, future: { faster: { rspackBundler } } }) as unknown as Pick<DocusaurusConfig, 'plugins' | 'future'>;

test('a site with Rspack can have it beside any other plugin', () => {
  expect(() => checkSite(site(['@docusaurus/plugin-pwa', ['./plugins/docusaurus-first-loads', {}]]))).not.toThrow();
});

test('a site that is built with webpack is told how to have the other bundler', () => {
  expect(() => checkSite(site([], false))).toThrow('set future: { faster: true }');
});

test.each(['@feedback-docs/docusaurus-first-load', '../packages/docusaurus-first-load'])(
  'under plugins, as %s, it says where it belongs',
  (name) => {
    expect(() => checkSite(site([[name, {}]]))).toThrow('Move it to themes');
  },
);

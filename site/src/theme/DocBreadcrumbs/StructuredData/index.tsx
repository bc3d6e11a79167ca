import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { breadcrumbList, StructuredData } from '@feedback-docs/docusaurus-releases/client';
import { addresses } from '@site/src/addresses/addresses';
import type { ReactNode } from 'react';

const DOCS = { name: 'Docs', path: '/docs' };
const VERSIONS = { name: 'Version History', path: '/docs/versions/recent-versions' };

/** The way to a page for search engines: home, the part of the site, the page. The theme's own is empty outside of a sidebar. */
export default function DocBreadcrumbsStructuredData(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { metadata } = useDoc();
  const toUrl = (path: string) => siteConfig.url + addresses.toAddress(path);
  const path = addresses.toPath(metadata.permalink).replace(/\/$/, '');
  const part = path.startsWith('/docs/versions') ? VERSIONS : DOCS;
  const page = part.path === path ? [] : [{ name: metadata.title, path }];
  return <StructuredData data={breadcrumbList(toUrl, [{ name: 'Home', path: '/' }, part, ...page])} />;
}

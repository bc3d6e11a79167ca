import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { StructuredData } from '@feedback-docs/docusaurus-releases/client';
import Metadata from '@theme-original/DocItem/Metadata';
import type { ReactNode } from 'react';

/** Title and description of a doc, and the article it is for search engines. Release pages describe themselves, with their day. */
export default function DocItemMetadata(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { metadata } = useDoc();
  const { title, description, permalink } = metadata;
  const isRelease = /^\/docs\/versions\/(Web|Mobile)\//.test(permalink);
  const url = siteConfig.url + permalink.replace(/\/$/, '');
  return (
    <>
      <Metadata />
      {!isRelease && (
        <StructuredData
          data={{ '@type': 'TechArticle', headline: title, description, inLanguage: 'en', url, mainEntityOfPage: url }}
        />
      )}
    </>
  );
}

import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, listTagsByLetters, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import { PageWithBreadcrumbs } from '@site/src/pageMenu/PageWithBreadcrumbs';
import type { Props } from '@theme/DocTagsListPage';
import SearchMetadata from '@theme/SearchMetadata';
import type { ReactNode } from 'react';

/** All tags by the alphabet, each with what it gathers and how many pages that are. */
export default function DocTagsListPage({ tags }: Props): ReactNode {
  const sorted = listTagsByLetters(tags).flatMap((letter) => letter.tags);
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagsListPage}>
      <PageMetadata
        title="Tags"
        description={`Pages of the documentation by tag: ${sorted.map(({ label }) => label).join(', ')}.`}
      />
      <SearchMetadata tag="doc_tags_list" />
      <PageWithBreadcrumbs steps={[['Docs', '/docs']]} name="Tags">
        <main className="plain-page">
          <h1>Tags</h1>
          <p>Tags gather pages of one kind from all parts of the documentation.</p>
          {sorted.map(({ permalink, label, description, count }) => (
            <article key={permalink}>
              <h2>
                <Link to={permalink}>{label}</Link>
              </h2>
              <p>
                {description} {count === 1 ? 'One page.' : `${count} pages.`}
              </p>
            </article>
          ))}
        </main>
      </PageWithBreadcrumbs>
    </HtmlClassNameProvider>
  );
}

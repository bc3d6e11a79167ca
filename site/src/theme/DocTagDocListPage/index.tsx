import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import { PageWithBreadcrumbs } from '@site/src/pageMenu/PageWithBreadcrumbs';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import type { Props } from '@theme/DocTagDocListPage';
import SearchMetadata from '@theme/SearchMetadata';
import type { ReactNode } from 'react';

/** The pages of a tag by their titles, each with what it is about. */
export default function DocTagDocListPage({ tag }: Props): ReactNode {
  const { label, count, description, allTagsPath, items } = tag;
  const title = `${count === 1 ? 'One doc' : `${count} docs`} tagged with "${label}"`;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagDocListPage}>
      <PageMetadata title={title} {...(description && { description })} />
      <SearchMetadata tag="doc_tag_doc_list" />
      <PageWithBreadcrumbs
        steps={[
          ['Docs', '/docs'],
          ['Tags', allTagsPath],
        ]}
        name={label}
      >
        <main className="plain-page">
          {tag.unlisted && <Unlisted />}
          <h1>{title}</h1>
          {description && <p>{description}</p>}
          <p>
            <Link to={allTagsPath}>View all tags</Link>
          </p>
          {items.map(({ id, permalink, title: name, description: about }) => (
            <article key={id}>
              <h2>
                <Link to={permalink}>{name}</Link>
              </h2>
              {about && <p>{about}</p>}
            </article>
          ))}
        </main>
      </PageWithBreadcrumbs>
    </HtmlClassNameProvider>
  );
}

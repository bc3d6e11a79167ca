import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useWindowSize } from '@docusaurus/theme-common';
import { PageMenu } from '@site/src/pageMenu/PageMenu';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBanner from '@theme/DocVersionBanner';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './styles.module.css';

/** An article and its table of contents, in the columns of the site's grid instead of the theme's twelve. */
export default function DocItemLayout({ children }: Props): ReactNode {
  const { frontMatter, toc, metadata } = useDoc();
  const contents = useRef<HTMLDivElement>(null);
  useFollowReading(contents);
  const windowSize = useWindowSize();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className={styles.row}>
      <div>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article>
          <DocBreadcrumbs />
          {hasContents && <DocItemTOCMobile />}
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
          <PageMenu />
        </article>
        <DocItemPaginator />
      </div>
      <div className={styles.contents} ref={contents}>
        {hasContents && windowSize !== 'mobile' && <DocItemTOCDesktop />}
      </div>
    </div>
  );
}

/** Keeps the entry of the section that is being read in sight, in a table of contents that is longer than the window. */
function useFollowReading(contents: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (contents.current === null) return;
    const follow = new MutationObserver(() => {
      const active = contents.current?.querySelector<HTMLElement>('.table-of-contents__link--active');
      const frame = active?.closest<HTMLElement>('.theme-doc-toc-desktop');
      if (!active || !frame) return;
      const { top, bottom } = active.getBoundingClientRect();
      const view = frame.getBoundingClientRect();
      if (top < view.top || bottom > view.bottom) frame.scrollTop += top - view.top - view.height / 2;
    });
    follow.observe(contents.current, { subtree: true, attributeFilter: ['class'] });
    return () => follow.disconnect();
  }, [contents]);
}

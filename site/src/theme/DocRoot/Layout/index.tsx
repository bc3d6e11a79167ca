import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import BackToTopButton from '@theme/BackToTopButton';
import type { Props } from '@theme/DocRoot/Layout';
import Main from '@theme/DocRoot/Layout/Main';
import Sidebar from '@theme/DocRoot/Layout/Sidebar';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

/**
 * The classic theme's frame of a docs page with the article first in the document: whoever takes a page from its top meets the text and
 * not the list of all pages. The sidebar is drawn to its left, and takes its width before it has arrived.
 */
export default function DocRootLayout({ children }: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const [isSidebarHidden, setIsSidebarHidden] = useState(false);
  return (
    <div className={styles.wrapper}>
      <BackToTopButton />
      <div className={clsx(styles.root, sidebar && styles.withSidebar, isSidebarHidden && styles.sidebarHidden)}>
        <Main hiddenSidebarContainer={isSidebarHidden}>{children}</Main>
        {sidebar && (
          <Sidebar
            sidebar={sidebar.items}
            hiddenSidebarContainer={isSidebarHidden}
            setHiddenSidebarContainer={setIsSidebarHidden}
          />
        )}
      </div>
    </div>
  );
}

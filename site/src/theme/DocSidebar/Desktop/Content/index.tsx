import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useAnnouncementBar, useScrollPosition } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

/** The classic theme's sidebar, under a name that tells the pages from the releases. */
export default function DocSidebarDesktopContent({ path, sidebar, className }: Props): ReactNode {
  const { isActive } = useAnnouncementBar();
  const [isAtTop, setIsAtTop] = useState(true);
  useScrollPosition(({ scrollY }) => setIsAtTop(scrollY === 0));
  return (
    <nav
      aria-label={useDocsSidebar()?.name === 'versionsSidebar' ? 'Releases' : 'Docs sidebar'}
      className={clsx('menu thin-scrollbar', styles.menu, isActive && isAtTop && styles.withAnnouncementBar, className)}
    >
      <ul className="theme-doc-sidebar-menu menu__list">
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  );
}

import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { useHideableNavbar } from './useHideableNavbar';

/** The classic theme's navbar frame, with our own rule for when it hides (`isNavbarVisibleAfterScroll`). */
export default function NavbarLayout({ children }: Props): ReactNode {
  const { hideOnScroll } = useThemeConfig().navbar;
  const mobileSidebar = useNavbarMobileSidebar();
  const { navbarRef, isNavbarVisible } = useHideableNavbar(hideOnScroll);
  return (
    <nav
      ref={navbarRef}
      aria-label="Main"
      className={clsx(ThemeClassNames.layout.navbar.container, 'navbar', 'navbar--fixed-top', {
        [String(styles.hideable)]: hideOnScroll,
        [String(styles.hidden)]: hideOnScroll && !isNavbarVisible,
        'navbar-sidebar--show': mobileSidebar.shown,
      })}
    >
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the backdrop is for pointers only; the keyboard has the close button. */}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={mobileSidebar.toggle} />
      <NavbarMobileSidebar />
    </nav>
  );
}

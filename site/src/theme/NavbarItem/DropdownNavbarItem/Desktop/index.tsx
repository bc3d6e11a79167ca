import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/** What a reader does elsewhere; it closes the menu. */
const ELSEWHERE = ['mousedown', 'touchstart', 'focusin'] as const;

/**
 * Stands in for the theme's menu of the navbar, which takes note of every press anywhere on the page, so that React had each new page
 * wait for the effects of a second rendering. This one listens while it is open.
 */
export default function DropdownNavbarItemDesktop({ items, position, className, onClick, ...props }: Props): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ target }: Event) => {
      if (menu.current?.contains(target as Node) === false) setIsOpen(false);
    };
    for (const type of ELSEWHERE) document.addEventListener(type, close);
    return () => {
      for (const type of ELSEWHERE) document.removeEventListener(type, close);
    };
  }, [isOpen]);
  return (
    <div
      ref={menu}
      className={clsx(
        'navbar__item dropdown dropdown--hoverable',
        position === 'right' && 'dropdown--right',
        isOpen && 'dropdown--show',
      )}
    >
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={isOpen}
        role="button"
        // An address makes it reachable by key.
        {...(props.to ? {} : { href: '#' })}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={props.to ? undefined : (event) => event.preventDefault()}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          setIsOpen(!isOpen);
        }}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items come from the configuration and never change
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={at} />
        ))}
      </ul>
    </div>
  );
}

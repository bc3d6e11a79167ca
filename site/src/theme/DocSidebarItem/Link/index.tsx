import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebarItem/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A link of the sidebar in as little markup as it needs: a site of a thousand pages has most of its HTML here. */
export default function DocSidebarItemLink({
  item,
  onItemClick,
  activePath,
  level: _level,
  index: _index,
  tabIndex,
  ...props
}: Props & { tabIndex?: number }): ReactNode {
  const { href, label, className, autoAddBaseUrl = true } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isInternal = isInternalUrl(href);
  return (
    <li className={clsx('menu__list-item', className)}>
      <Link
        className={clsx('menu__link', isActive && 'menu__link--active')}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        {...(isInternal && onItemClick && { onClick: () => onItemClick(item) })}
        {...(tabIndex !== 0 && { tabIndex })}
        {...props}
      >
        {label}
        {!isInternal && <IconExternalLink />}
      </Link>
    </li>
  );
}

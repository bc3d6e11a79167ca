import { addBaseUrl } from '@docusaurus/core/lib/client/exports/useBaseUrl';
import isInternalUrl from '@docusaurus/isInternalUrl';
import type { Props } from '@docusaurus/Link';
import { matchPath, useHistory, useLocation } from '@docusaurus/router';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import config from '@generated/docusaurus.config';
import { createLocation, createPath } from 'history';
import { type ComponentProps, type MouseEvent, type ReactNode, type Ref, useCallback } from 'react';
import { observeInView } from './observeInView.ts';

type Location = ReturnType<typeof useLocation>;

export interface LinkProps extends Props {
  ref?: Ref<HTMLAnchorElement>;
  activeClassName?: string;
  isActive?: (match: unknown, location: Location) => boolean;
}

/**
 * Stands in for the framework's link in the browser: fetches its page ahead when it comes into view and runs it under a pointer, moves
 * to it without a new document. A page has a hundred of them, so they share one observer and do not render again when the reader moves on.
 */
export default function Link({
  isNavLink,
  to,
  href,
  autoAddBaseUrl = true,
  activeClassName,
  isActive,
  'data-noBrokenLinkCheck': _isUnchecked,
  ref,
  onClick,
  ...props
}: LinkProps): ReactNode {
  const history = useHistory();
  const { given, isInternal, page, target } = targetOf({ to, href, autoAddBaseUrl, target: props.target });
  const anchor = useCallback(
    (element: HTMLAnchorElement | null) => {
      const giveBack = hand(ref, element);
      const isWatched = page !== undefined && element !== null;
      const stop = isWatched ? observeInView(element, () => window.docusaurus.prefetch(page)) : undefined;
      return () => {
        stop?.();
        giveBack();
      };
    },
    [ref, page],
  );
  if (page === undefined) {
    const elsewhere = given && !isInternal && { target: '_blank', rel: 'noopener noreferrer' };
    return <a ref={anchor} href={target} {...elsewhere} onClick={onClick} {...props} />;
  }

  const preload = () => window.docusaurus.preload(page);
  const location = createLocation(page, undefined, undefined, history.location);
  const attributes: ComponentProps<'a'> = {
    ...props,
    ref: anchor,
    href: history.createHref(location),
    onMouseEnter: preload,
    onTouchStart: preload,
    onClick: (event) => {
      onClick?.(event);
      if (event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      const isSame = createPath(history.location) === createPath(location);
      history[isSame ? 'replace' : 'push'](page);
    },
  };
  if (!isNavLink) return <a {...attributes} />;
  return <NavLink attributes={attributes} path={location.pathname} mark={activeClassName} isActive={isActive} />;
}

interface NavLinkProps {
  attributes: ComponentProps<'a'>;
  path: string;
  /** The class of a link to where the reader is. */
  mark: string | undefined;
  isActive: LinkProps['isActive'];
}

/** A link of the navbar, marked while the reader is below its address. */
function NavLink({ attributes, path, mark = 'active', isActive }: NavLinkProps): ReactNode {
  const location = useLocation();
  const match = matchPath(location.pathname, { path: path.replace(/([.+*?=^!:${}()[\]|/\\])/g, '\\$1') });
  if (!(isActive ? isActive(match, location) : match)) return <a {...attributes} />;
  return <a aria-current="page" {...attributes} className={`${attributes.className ?? ''} ${mark}`.trim()} />;
}

type Address = { readonly [Part in 'to' | 'href' | 'autoAddBaseUrl' | 'target']?: LinkProps[Part] | undefined };

/** Where a link leads: as it was given, as it stands in the page, and as the address of a page of this site, if it is one. */
export function targetOf({ to, href, autoAddBaseUrl = true, target: frame }: Address) {
  const given = to ?? href;
  const isInternal = isInternalUrl(given);
  const target = given === undefined ? undefined : addressOf(given, isInternal, autoAddBaseUrl);
  const isPage = isInternal && isHere(frame) && target?.startsWith('#') === false;
  return { given, isInternal, target, page: isPage ? target : undefined };
}

function addressOf(given: string, isInternal: boolean, autoAddBaseUrl: boolean): string {
  const { baseUrl, trailingSlash, url: siteUrl } = config;
  const plain = given.replace('pathname://', '');
  const based =
    autoAddBaseUrl && plain.startsWith('/') ? addBaseUrl({ siteUrl, baseUrl, url: plain, router: 'browser' }) : plain;
  return isInternal ? applyTrailingSlash(based, { trailingSlash, baseUrl }) : based;
}

function isHere(target: string | undefined): boolean {
  return !target || target === '_self';
}

/** Whether a click asks for this tab: main button, no modifier. */
function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** Passes the element to the given ref; returns the clean-up. */
function hand(ref: Ref<HTMLAnchorElement> | undefined, element: HTMLAnchorElement | null): () => void {
  if (typeof ref === 'function') {
    const giveBack = ref(element);
    return giveBack ?? (() => ref(null));
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}

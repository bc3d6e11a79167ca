import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { isPlainClick } from '../../screens/isPlainClick.ts';
import { quotedNear } from './quotedNear.ts';

/** Follows an address of this site from an answer: has these quotations marked there, closes the dialog and goes. */
export type FollowAddress = (href: string, quotations: readonly string[]) => void;

/** How links of answers lead to pages of this site; set once around the conversation. */
export const LinkContext = createContext<{
  readonly follow: FollowAddress;
  readonly toSiteAddress?: ((address: string) => string) | undefined;
} | null>(null);

/** A link of an answer. To this site it goes through the router; anywhere else it opens in a new tab. */
export function AnswerLink({
  address,
  className,
  children,
}: {
  readonly address: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}): ReactElement {
  const links = useContext(LinkContext);
  const target = links?.toSiteAddress?.(address) ?? address;
  const url = URL.canParse(target, location.href) ? new URL(target, location.href) : null;
  if (url?.origin !== location.origin || links === null) {
    return (
      <a href={address} className={className} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  const href = url.pathname + url.search + url.hash;
  return (
    <a
      href={href}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        links.follow(href, quotedNear(event.currentTarget));
      }}
    >
      {children}
    </a>
  );
}

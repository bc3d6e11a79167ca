import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { isPlainClick } from '../../screens/isPlainClick.ts';
import { quotedNear } from './quotedNear.ts';

/** Follows an address of this site from an answer: has these quotations marked there, closes the dialog and goes. */
export type FollowAddress = (href: string, quotations: readonly string[]) => void;

/** How links of answers are followed; set once around the conversation. */
export const FollowContext = createContext<FollowAddress | null>(null);

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
  const follow = useContext(FollowContext);
  const url = URL.canParse(address, location.href) ? new URL(address, location.href) : null;
  if (url?.origin !== location.origin || follow === null) {
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
        follow(href, quotedNear(event.currentTarget));
      }}
    >
      {children}
    </a>
  );
}

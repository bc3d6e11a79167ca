import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { memo, type ReactNode } from 'react';
import { addresses } from '../addresses.ts';
import { say } from '../say.ts';
import type { FeedLinks } from './ExplorerPage.ts';
import styles from './FeedList.module.css';

const ID = 'feeds';

/** The feeds of everything, of each platform and of each area. */
export const FeedList = memo(function FeedList({ feeds }: { feeds: readonly FeedLinks[] }): ReactNode {
  // Pages link to it, and the build looks for what they link to.
  useBrokenLinks().collectAnchor(ID);
  return (
    <section aria-labelledby={ID} className={styles.feeds}>
      <h2 id={ID}>{RELEASE_TEXTS.feeds}</h2>
      <ul>
        {feeds.map(({ title, atom, rss, json }) => (
          <li key={atom}>
            <span>{title}</span>
            <FeedLink title={title} format="Atom" href={atom} />
            <FeedLink title={title} format="RSS" href={rss} />
            <FeedLink title={title} format="JSON" href={json} />
          </li>
        ))}
      </ul>
    </section>
  );
});

function FeedLink({ title, format, href }: { title: string; format: string; href: string }): ReactNode {
  return (
    <a href={addresses.toAddress(href)} aria-label={say(RELEASE_TEXTS.feedOf, title, format)}>
      {format}
    </a>
  );
}

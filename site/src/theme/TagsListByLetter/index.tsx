import Link from '@docusaurus/Link';
import { listTagsByLetters, PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/TagsListByLetter';
import type { ReactElement } from 'react';
import styles from './styles.module.css';

/** All tags under their first letters, each with what it gathers and how many pages that are. */
export default function TagsListByLetter({ tags }: Props): ReactElement {
  return (
    <div className={styles.letters}>
      <PageMetadata description={`Pages of the documentation by tag: ${tags.map(({ label }) => label).join(', ')}.`} />
      {listTagsByLetters(tags).map(({ letter, tags: under }) => (
        <article key={letter} aria-labelledby={letter}>
          <h2 id={letter}>{letter}</h2>
          <ul className="clean-list">
            {under.map(({ permalink, label, description, count }) => (
              <li key={permalink}>
                <Link to={permalink}>{label}</Link> <small>{count === 1 ? '1 page' : `${count} pages`}</small>
                {description && <p>{description}</p>}
              </li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  );
}

import Link from '@docusaurus/Link';
import { listTagsByLetters, PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/TagsListByLetter';
import type { ReactElement } from 'react';
import styles from './styles.module.css';

/** From here on, letters help to find a tag. */
const MANY = 10;

/** All tags by the alphabet, many of them under their first letters, each with what it gathers and how many pages that are. */
export default function TagsListByLetter({ tags }: Props): ReactElement {
  const letters = listTagsByLetters(tags);
  return (
    <>
      <PageMetadata description={`Pages of the documentation by tag: ${tags.map(({ label }) => label).join(', ')}.`} />
      <p>Tags gather pages of one kind from all parts of the documentation.</p>
      {tags.length < MANY ? <Tags tags={letters.flatMap((letter) => letter.tags)} /> : letters.map(TagsOfLetter)}
    </>
  );
}

function TagsOfLetter({ letter, tags }: { letter: string } & Props): ReactElement {
  return (
    <article key={letter} aria-labelledby={letter}>
      <h2 id={letter}>{letter}</h2>
      <Tags tags={tags} />
    </article>
  );
}

function Tags({ tags }: Props): ReactElement {
  return (
    <ul className={`clean-list ${styles.tags}`}>
      {tags.map(({ permalink, label, description, count }) => (
        <li key={permalink}>
          <Link to={permalink}>{label}</Link> <small>{count === 1 ? '1 page' : `${count} pages`}</small>
          {description && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}

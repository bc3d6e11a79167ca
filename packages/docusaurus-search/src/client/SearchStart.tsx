import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { openAssistant } from '@feedback-docs/dialog/openAssistant';
import type { ReactNode } from 'react';
import styles from './SearchResults.module.css';
import { useSearchData } from './useSearchData.ts';

/** Places where a reader may begin. */
export function StartLinks({
  links,
}: {
  links: readonly { readonly label: string; readonly href: string }[];
}): ReactNode {
  if (links.length === 0) return null;
  return (
    <>
      <h2 className={styles.related}>
        <Translate id="theme.search.page.places">Start here</Translate>
      </h2>
      <ul className={styles.list}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link to={href} className={`${styles.button}`}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a reader may begin with: the site's places and its questions for the assistant. Its style hides it once the field has words. */
export function SearchStart(): ReactNode {
  const { start, assistant } = useSearchData();
  if (start === undefined) return null;
  return (
    <div className={`${styles.start} ${styles.untouched}`}>
      <StartLinks links={start.links} />
      {assistant !== null && start.questions.length > 0 && (
        <div className={styles.questions}>
          <h2 className={styles.related}>
            <Translate id="theme.search.page.questions">Questions to try</Translate>
          </h2>
          <ul className={styles.list}>
            {start.questions.map((question) => (
              <li key={question}>
                <button
                  type="button"
                  className={styles.button}
                  onClick={() => openAssistant({ kind: 'question', question })}
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

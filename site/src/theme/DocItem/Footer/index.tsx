import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { formatDate } from '@feedback-docs/docusaurus-releases/client';
import { addresses } from '@site/src/addresses/addresses';
import TagsListInline from '@theme/TagsListInline';
import { lazy, type MouseEvent, type ReactNode, Suspense } from 'react';

const ReadingAids = lazy(() => import('./ReadingAids'));

/** Characters of what the reader has selected that go into a report; links of any length are not followed. */
const MAX_QUOTE_LENGTH = 500;

/** What stands at the end of an article: its age, the way to report an error, and its tags. */
export default function DocItemFooter(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { metadata, frontMatter } = useDoc();
  const { changed } = frontMatter as { changed?: string };
  const address = `mailto:${siteConfig.customFields?.['email']}`;
  return (
    <>
      {useIsBrowser() && (
        <Suspense>
          <ReadingAids />
        </Suspense>
      )}
      {siteConfig.customFields?.['takesFeedback'] === true && <PageFeedback page={metadata.permalink} />}
      <p className="article-end">
        {changed !== undefined && (
          <span>
            Last updated <time dateTime={changed}>{formatDate(changed)}</time>
          </span>
        )}
        <a href={address} onClick={(event) => addPlace(event, address)}>
          Report an error on this page
        </a>
      </p>
      {metadata.tags.length > 0 && (
        <footer className="theme-doc-footer docusaurus-mt-lg">
          <div className="theme-doc-footer-tags-row">
            <TagsListInline tags={metadata.tags} />
          </div>
        </footer>
      )}
    </>
  );
}

/** "Was this page helpful?", a form that works without the app: the server's answer asks why. */
function PageFeedback({ page }: { page: string }): ReactNode {
  return (
    <form className="article-end" action={`${addresses.toAddress('/feedback')}?page=${page}`} method="post">
      Was this page helpful?
      {['Yes', 'No'].map((answer) => (
        <input key={answer} type="submit" className="clean-btn" name="helpful" value={answer} />
      ))}
    </form>
  );
}

/** Puts the page, and what is selected on it, into the message that the link begins. */
function addPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>, address: string): void {
  const quote = String(window.getSelection()).trim().slice(0, MAX_QUOTE_LENGTH);
  const body = `${window.location.href}\n\n${quote === '' ? '' : `"${quote}"\n\n`}`;
  currentTarget.href = `${address}?subject=Error:%20${encodeURIComponent(document.title)}&body=${encodeURIComponent(body)}`;
}

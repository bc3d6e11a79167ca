import { addresses } from '@site/src/addresses/addresses';
import type { ReactNode } from 'react';

/** "Was this page helpful?", a form that works without the app: the server's answer asks why. */
export function PageFeedback({ page }: { page: string }): ReactNode {
  return (
    <form className="page-feedback" action={addresses.toAddress('/feedback')} method="post">
      <input type="hidden" name="page" value={page} />
      <span id="page-feedback">Was this page helpful?</span>
      {['Yes', 'No'].map((answer) => (
        <button key={answer} type="submit" name="helpful" value={answer.toLowerCase()} aria-describedby="page-feedback">
          {answer}
        </button>
      ))}
    </form>
  );
}

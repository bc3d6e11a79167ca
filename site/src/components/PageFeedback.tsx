import { addresses } from '@site/src/addresses/addresses';
import type { ReactNode } from 'react';

/** "Was this page helpful?", a form that works without the app: the server's answer asks why. */
export function PageFeedback({ page }: { page: string }): ReactNode {
  return (
    <form className="article-end" action={`${addresses.toAddress('/feedback')}?page=${page}`} method="post">
      Was this page helpful?
      {['Yes', 'No'].map((answer) => (
        <input key={answer} type="submit" className="clean-btn" name="helpful" value={answer} />
      ))}
    </form>
  );
}

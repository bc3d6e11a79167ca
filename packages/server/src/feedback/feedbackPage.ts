import { escapeHtml } from '@feedback-docs/text';
import { pageFrame } from '../html/pageFrame.ts';
import { MAX_COMMENT_LENGTH, type OpenVote } from './createFeedbackLog.ts';

/** Reasons that a reader can give, by their value in forms. */
export const REASONS: Readonly<Record<OpenVote['helpful'], Readonly<Record<string, string>>>> = {
  yes: { found: 'It answered my question', clear: 'It was easy to follow', other: 'Something else' },
  no: {
    missing: 'Something is missing',
    unclear: 'It is hard to follow',
    wrong: 'It is wrong or out of date',
    other: 'Something else',
  },
};

/** A section of a page, by its anchor. */
export interface PageSection {
  readonly anchor: string;
  readonly title: string;
}

/** Thanks for a vote and asks for its reason; `action` is where the answer goes, and `back` the address of the page. */
export function explanationPage(
  { helpful }: Pick<OpenVote, 'helpful'>,
  { action, back, sections }: { action: string; back: string; sections: readonly PageSection[] },
): string {
  const reasons = Object.entries(REASONS[helpful]).map(
    ([value, text]) =>
      `<label class="choice"><input type="radio" name="reason" value="${value}">${escapeHtml(text)}</label>`,
  );
  const options = sections.map(
    ({ anchor, title }) => `<option value="${escapeHtml(anchor)}">${escapeHtml(title)}</option>`,
  );
  const select =
    options.length === 0
      ? ''
      : `<label for="section">Which section?</label><select id="section" name="section"><option value="">The page as a whole</option>${options.join('')}</select>`;
  const question = helpful === 'yes' ? 'What helped?' : 'What was the trouble?';
  return messagePage(
    'Thank you',
    'Your rating is counted. What comes next is optional, and helps the people who write this page.',
    back,
    `<form method="post" action="${escapeHtml(action)}"><fieldset><legend>${question}</legend>${reasons.join('')}</fieldset>${select}<label for="comment">Anything to add? Up to ${MAX_COMMENT_LENGTH} characters, without names or passwords.</label><textarea id="comment" name="comment" rows="5" maxlength="${MAX_COMMENT_LENGTH}"></textarea><button>Send</button></form>`,
  );
}

/** A sentence for the reader, and the way back to the page they came from. */
export function messagePage(title: string, text: string, back: string, form = ''): string {
  return pageFrame(
    title,
    `<h1>${escapeHtml(title)}</h1><p role="status">${escapeHtml(text)}</p>${form}<p><a href="${escapeHtml(back)}">Back to the documentation</a></p>`,
    { isCard: true },
  );
}

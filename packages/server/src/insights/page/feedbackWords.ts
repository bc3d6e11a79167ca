import { escapeHtml } from '@feedback-docs/text';
import { FEEDBACK_STATES, MAX_COMMENT_LENGTH } from '../../feedback/createFeedbackLog.ts';
import { REASONS } from '../../feedback/feedbackPage.ts';
import { type FeedbackWord, REPORTED } from '../../feedback/readFeedback.ts';
import { placeOf } from './tables.ts';

/** What readers wrote, each with a form in which the owner says what was made of it. `address` is that of the page. */
export function feedbackWords(words: readonly FeedbackWord[], period: string, address: string): string {
  const heading = '<h3 id="feedback">What readers wrote</h3>';
  if (words.length === 0) return `${heading}<p>None in this time.</p>`;
  const csv = `<p><small><a href="${escapeHtml(address)}/feedback.csv?period=${period}">What readers wrote as CSV</a></small></p>`;
  return `${heading}<ul class="words">${words.map((word) => item(word, period, address)).join('')}</ul>${csv}`;
}

function item(word: FeedbackWord, period: string, address: string): string {
  const { id, at, helpful, reason, comment, state, note } = word;
  const day = new Date(at).toISOString().slice(0, 10);
  const rating = helpful === 'yes' ? 'helpful' : 'not helpful';
  const why = reason === null ? '' : `: ${REASONS[helpful][reason] ?? reason}`;
  const kind = reason === REPORTED ? 'reported by a program' : rating + why;
  const options = FEEDBACK_STATES.map((one) => `<option${one === state ? ' selected' : ''}>${one}</option>`);
  const place = escapeHtml(placeOf(word));
  return `<li><small>${day} · ${place} · ${escapeHtml(kind)}</small>${comment === null ? '' : `<blockquote>${escapeHtml(comment)}</blockquote>`}<form method="post" action="${escapeHtml(`${address}/feedback/${id}?period=${period}`)}"><label>State <select name="state">${options.join('')}</select></label><label>Note <input name="note" maxlength="${MAX_COMMENT_LENGTH}" value="${escapeHtml(note ?? '')}"></label><button>Save</button></form></li>`;
}

import { assistantError } from './assistantErrors.ts';
import { MAX_ID_LENGTH } from './assistantLimits.ts';
import { type Parsed, parsed } from './Parsed.ts';
import { readFields } from './readField.ts';

/** A reader's word about one answer. */
export interface Feedback {
  /** Id of the answer, or of the question it answers; stock clients send the latter. */
  readonly messageId: string;
  readonly rating: 'liked' | 'disliked';
}

/** Reads `{messageId, thumbs: 0|1}` from any JSON value; whatever else is in it is ignored. Never throws. */
export function parseFeedback(body: unknown): Parsed<Feedback> {
  return parsed(() => {
    const fields = readFields(body);
    const messageId = fields?.get('messageId');
    const thumbs = fields?.get('thumbs');
    if (typeof messageId !== 'string' || messageId === '' || messageId.length > MAX_ID_LENGTH) {
      throw assistantError(
        'AI-201',
        `The rating names no message: messageId must be an id of at most ${MAX_ID_LENGTH} characters.`,
      );
    }
    if (thumbs !== 0 && thumbs !== 1)
      throw assistantError('AI-201', 'The rating is missing: thumbs must be 1 for like or 0 for dislike.');
    return { messageId: messageId.toWellFormed(), rating: thumbs === 1 ? 'liked' : 'disliked' };
  });
}

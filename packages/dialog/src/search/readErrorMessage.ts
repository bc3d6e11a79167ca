import { fieldsOf } from '../storage/fieldsOf.ts';

/** Longest sentence of a service that is shown as it is, in characters; a longer one is a page or a dump. */
const MAX_SENTENCE_LENGTH = 400;

/** What a service's refusal says to the reader: plain text, or the `message` of a JSON object. Null when neither is there. */
export function readErrorMessage(body: string): string | null {
  const text = body.trim();
  const sentence = text.startsWith('{') ? messageIn(text) : text;
  const isSentence = sentence !== '' && sentence.length <= MAX_SENTENCE_LENGTH && !/^[<{[]/.test(sentence);
  return isSentence ? sentence : null;
}

function messageIn(json: string): string {
  try {
    const { message } = fieldsOf(JSON.parse(json));
    return typeof message === 'string' ? message.trim() : '';
  } catch {
    return '';
  }
}

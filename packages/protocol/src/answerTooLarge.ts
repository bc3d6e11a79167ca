import { ProtocolError } from './ProtocolError.ts';

/** The refusal of a search that would answer more than MAX_ANSWER_BYTES. Cutting hits would lose them: clients count on the page they asked for. */
export function answerTooLarge(): ProtocolError {
  return new ProtocolError(
    400,
    'The answer would be larger than 1 MB. Ask for fewer hits (hitsPerPage), or for fewer attributes (attributesToRetrieve, attributesToHighlight, attributesToSnippet).',
  );
}

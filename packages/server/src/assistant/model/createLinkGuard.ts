import { readMarkup } from './readMarkup.ts';

/** Lets a text through piece by piece, without what readers must not get. */
export interface LinkGuard {
  /** Takes the next piece; answers what is safe to show by now. */
  push(text: string): string;
  /** Answers what is left; nothing may be pushed after it. */
  end(): string;
}

/** What Markdown readers turn into a link on its own: an address with a scheme or www, and an e-mail address. */
const BARE_ADDRESS = /(?:\p{L}[\p{L}\d+.-]*:\/\/|www\.)\S*|\S+@\S+/giu;
/** Longest word that is waited for, in UTF-16 code units. */
const MAX_WORD = 2000;

/**
 * A guard that keeps links whose target is known. Of any other link the text stays and the target goes; bare addresses
 * become an ellipsis; images and HTML are dropped. A link is held back until it is complete.
 */
export function createLinkGuard(isKnown: (target: string) => boolean): LinkGuard {
  let waiting = '';
  let before = '\n';
  let word = '';

  function advance(isEnd: boolean): string {
    let out = '';
    for (;;) {
      const read = readMarkup(waiting, { before, isEnd });
      if (read === undefined) break;
      before = waiting[read.length - 1] ?? before;
      waiting = waiting.slice(read.length);
      if (read.kind === 'text') {
        out += addWord(read.text);
      } else if (read.kind === 'verbatim') {
        out += endWord() + read.text;
      } else if (read.kind === 'link') {
        const text = guarded(read.text, isKnown);
        // A mark before a link would make it an image.
        if (isKnown(read.target)) out += `${endWord().replace(/!$/, '! ')}[${text}](${read.target})`;
        else out += addWord(text);
      }
    }
    return isEnd ? out + endWord() : out;
  }

  /** Words are checked as they come out, so that dropping something between two halves cannot join them to an address. */
  function addWord(text: string): string {
    word += text;
    const end = word.search(/\s\S*$/u) + 1;
    const ready = word.slice(0, word.length > MAX_WORD ? -1 : end);
    word = word.slice(ready.length);
    return ready.replace(BARE_ADDRESS, '…');
  }

  function endWord(): string {
    const ready = word.replace(BARE_ADDRESS, '…');
    word = '';
    return ready;
  }

  return {
    push(text) {
      waiting += text;
      return advance(false);
    },
    end: () => advance(true),
  };
}

/** The text of a link, in which images, HTML and further links may hide. */
function guarded(text: string, isKnown: (target: string) => boolean): string {
  const guard = createLinkGuard(isKnown);
  return guard.push(text) + guard.end();
}

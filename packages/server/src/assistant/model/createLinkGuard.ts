import { readMarkup } from './readMarkup.ts';

/** Lets a text through piece by piece, without what readers must not get. */
export interface LinkGuard {
  /** Takes the next piece; answers what is safe to show by now. */
  push(text: string): string;
  /** Answers what is left; nothing may be pushed after it. */
  end(): string;
}

/** What a text may lead to. */
export interface AllowedTargets {
  readonly isKnown: (target: string) => boolean;
  /** The only e-mail address that stays, by itself and as the target of a mailto link; default: none. */
  readonly email?: string;
}

/** What Markdown readers turn into a link on its own: an address with a scheme or www, and an e-mail address. */
const BARE_ADDRESS = /(?:\p{L}[\p{L}\d+.-]*:\/\/|www\.)\S*|\S+@\S+/giu;
/** An address between signs that no reader of Markdown takes for a part of it. */
const FRAMED = /^[("“„‘*]*(?<address>\S*?)[)"”’*.,;:!?]*$/u;
/** Longest word that is waited for, in UTF-16 code units. */
const MAX_WORD = 2000;

/**
 * A guard that keeps links whose target is allowed. Of any other link the text stays and the target goes; other bare
 * addresses become an ellipsis; images and HTML are dropped. A link is held back until it is complete.
 */
export function createLinkGuard(allowed: AllowedTargets): LinkGuard {
  let waiting = '';
  let before = '\n';
  let word = '';
  const isAllowed = (target: string) => isContact(target, allowed) || allowed.isKnown(target);

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
        const text = guarded(read.text, allowed);
        // A mark before a link would make it an image.
        if (isAllowed(read.target)) out += `${endWord().replace(/!$/, '! ')}[${text}](${read.target})`;
        else out += addWord(text);
      }
    }
    return isEnd ? out + endWord() : out;
  }

  /** Words are checked as they come out, so that dropping something between two halves cannot join them to an address. */
  function addWord(text: string): string {
    word += text;
    // What comes later cannot join to an address with a word that is broken up.
    if (word.length > MAX_WORD) word += ' ';
    const ready = word.slice(0, word.search(/\s\S*$/u) + 1);
    word = word.slice(ready.length);
    return withoutAddresses(ready);
  }

  function endWord(): string {
    const safe = withoutAddresses(word);
    word = '';
    return safe;
  }

  function withoutAddresses(words: string): string {
    return words.replace(BARE_ADDRESS, (found) => {
      const address = FRAMED.exec(found)?.groups?.['address'] ?? '';
      const isOwn = address === allowed.email || isContact(address, allowed);
      return isOwn ? found : '…';
    });
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
function guarded(text: string, allowed: AllowedTargets): string {
  const guard = createLinkGuard(allowed);
  return guard.push(text) + guard.end();
}

function isContact(target: string, { email }: AllowedTargets): boolean {
  return email !== undefined && target === `mailto:${email}`;
}

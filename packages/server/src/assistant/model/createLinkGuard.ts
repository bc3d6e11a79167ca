import { readCodeLine } from './readCodeLine.ts';
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
  readonly email?: string | undefined;
}

/** What Markdown readers turn into a link on their own, wherever in a word it stands: an address with a scheme or www, an e-mail address. */
const BARE_ADDRESS = /:\/\/|www\.|\S@\S/i;
/** Longest word that is waited for, in UTF-16 code units. */
const MAX_WORD = 2000;

/**
 * A guard that keeps links whose target is allowed. Of any other link the text stays and the target goes; words with
 * another address become an ellipsis; images and HTML are dropped. A link is held back until it is complete, a block of
 * code until its line is. What a character can cost is bounded, however much comes and however it is cut.
 */
export function createLinkGuard(allowed: AllowedTargets): LinkGuard {
  return openGuard(allowed, false);
}

function openGuard(allowed: AllowedTargets, isInLink: boolean): LinkGuard {
  let waiting = '';
  /** The last character let through, or held back in the word: dropping something begins no line. */
  let before = isInLink ? '[' : '\n';
  let word = '';
  /** The backticks that opened the block of code the text is in. */
  let fence = '';

  function advance(isEnd: boolean): string {
    let out = '';
    const pass = (text: string) => {
      before = text.at(-1) ?? before;
      return text;
    };
    while (waiting !== '') {
      if (fence !== '') {
        const line = readCodeLine(waiting, { fence, isLineStart: before === '\n', isEnd });
        if (line === undefined) break;
        waiting = waiting.slice(line.length);
        if (line.isClosing) fence = '';
        out += pass(line.text);
        continue;
      }
      const read = readMarkup(waiting, { before, isEnd });
      if (read === undefined) break;
      waiting = waiting.slice(read.length);
      if (read.kind === 'text') {
        out += addWord(pass(read.text));
      } else if (read.kind === 'verbatim' || read.kind === 'fence') {
        if (read.kind === 'fence') fence = read.ticks;
        out += endWord() + pass(read.text);
      } else if (read.kind === 'link') {
        const text = isInLink ? escapeAll(read.text) : guarded(read.text);
        // A mark before a link would make it an image.
        if (!isInLink && isAllowed(read.target)) {
          out += `${endWord().replace(/!$/, '! ')}${pass(`[${text}](${read.target})`)}`;
        } else out += addWord(pass(text));
      }
    }
    if (!isEnd) return out;
    out += endWord();
    // What comes after this text must not become code.
    return fence === '' ? out : `${out}${before === '\n' ? '' : '\n'}${fence}\n`;
  }

  /** Words are checked as they come out, so that dropping something between two halves cannot join them to an address. */
  function addWord(text: string): string {
    const end = endOfWords(text);
    let ready = end === 0 ? '' : word + text.slice(0, end);
    word = end === 0 ? word + text : text.slice(end);
    // What comes later cannot join to an address with a word that is broken up.
    if (word.length > MAX_WORD) {
      ready += `${word} `;
      word = '';
    }
    return withoutAddresses(ready);
  }

  function endWord(): string {
    const safe = withoutAddresses(word);
    word = '';
    return safe;
  }

  /** The text of a link, in which images, HTML and further links may hide, on one line. */
  function guarded(text: string): string {
    const guard = openGuard(allowed, true);
    return guard.push(text.replace(/\s+/g, ' ')) + guard.end();
  }

  function withoutAddresses(words: string): string {
    return words.replace(/\S+/g, (found) => (BARE_ADDRESS.test(found) && !isContact(unframed(found)) ? '…' : found));
  }

  const contact = allowed.email === undefined ? undefined : `mailto:${allowed.email}`;
  const isAllowed = (target: string) => target === contact || allowed.isKnown(target);
  const isContact = (address: string) => address === allowed.email || address === contact;

  return {
    push(text) {
      // Some readers of Markdown take a lone carriage return for the end of a line.
      waiting += text.replaceAll('\r', '');
      return advance(false);
    },
    end: () => advance(true),
  };
}

/** Where the last word of a text begins; 0 when it is all one word. */
function endOfWords(text: string): number {
  let end = text.length;
  while (end > 0 && !/\s/.test(text.charAt(end - 1))) end -= 1;
  return end;
}

/** An address without the signs around it that no reader of Markdown takes for a part of it. */
function unframed(word: string): string {
  let start = 0;
  let end = word.length;
  while (start < end && '("“„‘*'.includes(word.charAt(start))) start += 1;
  while (end > start && ')"”’*.,;:!?'.includes(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
}

function escapeAll(text: string): string {
  return text.replace(/[\\`*_[\]<>!&~]/g, '\\$&');
}

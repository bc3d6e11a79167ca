import { STOP_WORDS } from '@feedback-docs/text';

/** Frequent words of other languages in Latin script that English does not have, or seldom. */
const OTHER_WORDS = new Set(
  `der das und ist nicht ich wir ein eine einen dem den mit auf für wie kann können wo warum welche wird bei aus auch oder
  le les des est une dans pour que qui avec sur nous je vous pas comment peut quel quelle où pourquoi sont mon mes du et
  el los las es una para con cómo como puedo qué por dónde cuál cuánto mi mis se del y hay puede
  il lo gli della sono per che come posso dove quale quanto non di nel un mio e si
  o os uma não para como posso onde qual quanto meu minha em da são
  het een van niet hoe kan ik wij waar waarom met voor zijn mijn naar
  jak nie czy gdzie się jest mogę och att det som inte hur kan jag ett på og jeg ikke hvordan ja ei miten`.split(/\s+/),
);
const ENGLISH_WORDS = new Set(STOP_WORDS);
/** A word or two may be a name. */
const MIN_WORDS = 3;

/**
 * Whether a message is in another language than English, told by its script or by its most frequent words: two of them, or one where
 * `isEnglish` knows none of the others.
 */
export function isInOtherLanguage(message: string, isEnglish: (word: string) => boolean): boolean {
  const letters = message.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (letters.length > 0 && latin < letters.length / 2) return true;
  const words = message.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length < MIN_WORDS) return false;
  const isOther = (word: string) => OTHER_WORDS.has(word) && !ENGLISH_WORDS.has(word);
  const others = words.filter(isOther).length;
  const english = words.filter((word) => ENGLISH_WORDS.has(word)).length;
  if (others === 1) return !words.some((word) => !isOther(word) && isEnglish(word));
  return others >= 2 && others > 2 * english;
}

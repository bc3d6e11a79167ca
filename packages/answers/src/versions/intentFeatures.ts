import { stemWord } from '@feedback-docs/text';

/** Placeholders for versions, times, platforms and numbers. */
const PLACEHOLDERS: readonly (readonly [RegExp, string])[] = [
  [/(?:\bv\.? ?|\b|(?<=[a-z]))\d{1,2}[._]\d{1,3}(?:\.\d+)?x?\b/g, ' VERSION '],
  [/(?<=\b(?:version|release|update)s? ?)[12][ ,;-]?\d{1,2}\b/g, ' VERSION '],
  [
    /\b20\d\d\b|\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b|\b[qh][1-4]\b/g,
    ' TIME ',
  ],
  [/\b(?:mobile|phones?|smartphones?|tablets?|android|ios|iphones?|ipads?|web|browsers?|desktop)\b/g, ' PLATFORM '],
  [/\d+/g, ' NUMBER '],
];
const WORD = /[A-Z]+|[\p{Ll}']+|\?/gu;
/** Stands for any word that tells nothing about what is asked. */
const OTHER = '*';

/** The words of a question as features: stems, with placeholders for versions and times. */
export function intentWords(question: string): string[] {
  const plain = PLACEHOLDERS.reduce(
    (text, [pattern, name]) => text.replace(pattern, name),
    question.toLowerCase().replaceAll('’', "'"),
  );
  return (plain.match(WORD) ?? []).map((word) => (/^\p{Ll}/u.test(word) ? stemWord(word) : word));
}

/**
 * The features of a question: its words and bigrams, each once. Words that are not `known`, alone or in a row, count as
 * one other word.
 */
export function intentFeatures(question: string, known: (word: string) => boolean): string[] {
  const words = intentWords(question)
    .map((word) => (known(word) ? word : OTHER))
    .filter((word, at, all) => word !== OTHER || all[at - 1] !== OTHER);
  const pairs = ['^', ...words].map((word, at) => `${word} ${words[at] ?? '$'}`);
  return [...new Set([...words, ...pairs])];
}

import { matchesGlob } from 'node:path';
import type { Check } from './Check.ts';
import { INTERFACE_TEXTS } from './Content.ts';
import { labelsOf, mentionsIn, passagesOf } from './statements.ts';

/** No page, figure, text of the interface or file of the product has a phrase that sounds translated. */
export const checkPhrasing: Check = ({ pages, texts }) => {
  const written = [...texts]
    .filter(([file]) => WRITTEN.some((glob) => matchesGlob(file, glob)))
    .map(([file, text]) => ({ file, line: 1, text }));
  const statements = [...passagesOf(pages), ...labelsOf({ texts }), ...written];
  return PHRASES.flatMap(({ pattern, remedy }) =>
    mentionsIn(statements, pattern).map(({ file, line, match: [phrase] }) => ({
      file,
      line,
      what: `"${phrase.replace(/\s+/g, ' ')}" is not what a native writer would say.`,
      remedy,
    })),
  );
};

const WRITTEN = ['site/product/*.{yaml,md}', INTERFACE_TEXTS];

const PHRASES = [
  {
    pattern:
      /(?<!\bwho )\bst(?:ands?|ood|anding) (?:above|at(?! \d)|before|below|beneath|beside|first|in(?! for\b)|on|there|under)\b/giu,
    remedy: 'Things are, appear or come somewhere; only people stand.',
  },
  {
    pattern: /\b(?:am|is|are|be|been|being|was|were) told(?=[.,;:]| (?:at|by|if|once|when)\b)/giu,
    remedy: 'Say who is notified, or tell them what.',
  },
  { pattern: /\bof (?:mine|ours|theirs|yours)\b/giu, remedy: 'Write "your own address" or "one of your addresses".' },
  { pattern: /\b(?:hers|his|mine|ours|theirs|yours) to \p{L}+/giu, remedy: 'Give an order, or say who does it.' },
  { pattern: /\bmend(?:s|ed|ing)?\b/giu, remedy: 'Data and programs are corrected or fixed.' },
  { pattern: /\bof which there (?:are|is)\b/giu, remedy: 'Put the number first: "any of its 34 rights".' },
  {
    pattern: /\b(?:at|in|on) which (?:he is|it is|she is|they are|you are)(?=[.,;:)]|$)/giu,
    remedy: 'End with the preposition: "the page you are on".',
  },
  {
    pattern: /\b(?:adding|(?:further )?input|typing) (?:ends|stops|is (?:disabled|refused))\b/giu,
    remedy: 'Say which button is disabled, or that no more can be typed or added.',
  },
  { pattern: /\bnote (?:it|them|this)(?=[.,;:]|$)/giu, remedy: 'Write it down.' },
  { pattern: /\bRead \p{Lu}\p{L}* for \p{Lu}\p{L}*/gu, remedy: 'Say "Use Cmd instead of Ctrl".' },
  { pattern: /\bas told(?=[.,;:]|$)/giu, remedy: 'Say what is shown, and where.' },
  { pattern: /\bgain(?:s|ed)? from \p{L}+ing\b/giu, remedy: 'It benefits from it.' },
  { pattern: /\bthe wanted \p{L}+/giu, remedy: 'Say who wants it: "the answer you want".' },
  { pattern: /\blook(?:s|ed|ing)? along\b/giu, remedy: 'People follow along.' },
  { pattern: /\bwho (?:are|is) under way\b/giu, remedy: 'They have started.' },
  { pattern: /\bwhat (?:became|becomes|has become) of\b/giu, remedy: 'Say what happened to it.' },
  { pattern: /(?<!\b(?:a|each|the|this) )\bline ends\b/giu, remedy: 'They are line endings.' },
  { pattern: /\b(?:allows?|enables?|permits?) to\b/giu, remedy: 'Name who: it allows you to, or you can.' },
  { pattern: /\bpossibility to\b/giu, remedy: 'Say who can.' },
  { pattern: /\bhow (?:\p{L}+ ){1,3}looks? like\b/giu, remedy: 'Say what it looks like, or how it looks.' },
  {
    pattern: /\bsince (?:\d+|a few|many|several|some|two|three) (?:day|hour|minute|month|week|year)s\b/giu,
    remedy: 'It has lasted for that time.',
  },
  {
    pattern: /\b(?:advices|equipments|evidences|feedbacks|informations|knowledges|softwares)\b/giu,
    remedy: 'The noun has no plural.',
  },
  {
    pattern: /\b(?:here|there|where)(?:after|by|from|in|of|upon|with)\b/giu,
    remedy: 'Only contracts say so; use plain words.',
  },
];

import { STOP_WORDS, stemWord } from '@feedback-docs/text';

const stems = (text: string) => new Set(text.trim().split(/\s+/).map(stemWord));

/** Words that shape a question and say nothing about what it asks for: those of any sentence, and those of greeting, asking and wondering. */
export const STOP_STEMS: ReadonlySet<string> = stems(`
  ${STOP_WORDS.join(' ')}
  above after again ain't already always anybody anyone anything anyway aren't around away because being between both
  can't cannot couldn't didn't doesn't don't done down during each either else ever every everybody everyone everything
  exactly few further hasn't haven't hello help hey hi however instead isn't itself kindly know least less let like lot
  made maybe mine more most myself need needed neither never nobody none nothing now off often once only other ought
  perhaps please possible possibly quite rather really same say shouldn't simply since somebody somehow someone
  something sometimes somewhere soon still tell thank thanks theirs thing though thus today together told toward tried
  try trying unless want wanted wasn't way well weren't whatever whenever wherever whoever whole wish within without
  won't wouldn't yes yet yours yourself im ive id ill youre theres whats hows wheres s t m re ve d ll guy guys ok okay
  actually currently basically anyhow bit apparently e g etc ie`);

/** Words of everyday use: they help to find a place, and their absence from it says little. */
export const EVERYDAY_STEMS: ReadonlySet<string> = stems(`
  able accept act add allow answer appear apply ask available avoid bad become begin best better big boss bring build call
  care case cause change check choose clear client come company complete correct cost create customer customize day deal
  decide default define difference different does easy enable end enough ensure error everyday example exist explain
  expect extra face far fast feature feel fill final find finish first fix follow forever full function general get give
  go good guide half handle happen hard hear high hold hour hundred idea important include inside interested item keep
  kind large last late later lead learn leave left less limit limits line list little live long longer look lose low
  main make manage manager mark matter maximum mean meet member mention method minimum minute miss month morning move name
  near new next nice normal note number old online open option order part particular pass people person pick place plan
  play point possible present problem product program project proper provide purpose put question quick reach read ready
  real reason receive recommend remain require rest result return right rule run safe save second see seem select send
  sense separate set setting setup several share short show side similar simple single site situation size slow small soon
  sort special start state stay step stop straight suppose support sure switch system take team tell test thousand
  three time top total touch true turn two type understand use used useful user usual various view wait walk watch week
  whole wonder word work world worry wrong year yesterday tomorrow tonight job people's guest mine third`);

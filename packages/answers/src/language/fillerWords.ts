import { stemWord } from '@feedback-docs/search';

const stems = (text: string) => new Set(text.trim().split(/\s+/).map(stemWord));

/** Words that shape a question and say nothing about what it asks for. */
export const FILLER_STEMS: ReadonlySet<string> = stems(`
  a about above after again ain't all already also always am an and any anybody anyone anything anyway are aren't around as
  at away be because been before being between both but by can can't cannot could couldn't did didn't do does doesn't doing
  don't done down during each either else ever every everybody everyone everything exactly few for from further had has
  hasn't have haven't having he hello help her here hers hey hi him his how however i if in instead into is isn't it its
  itself just kindly know least less let like lot made many may maybe me might mine more most much must my myself need
  needed neither never no nobody none nor not nothing now of off often on once one only or other ought our ours out over
  own perhaps please possible possibly quite rather really same say shall she should shouldn't simply since so some
  somebody somehow someone something sometimes somewhere soon still such tell thank thanks that the their theirs them then
  there these they thing this those though through thus to today together told too toward tried try trying under unless
  until up upon us very want wanted was wasn't way we well were weren't what whatever when whenever where wherever whether
  which while who whoever whole whom whose why will wish with within without won't would wouldn't yes yet you your yours
  yourself im ive id ill youre theres whats hows wheres s t m re ve d ll guy guys ok okay actually currently
  basically anyhow bit apparently e g etc ie`);

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
  sort special start state stay step stop straight suppose support sure survey switch system take team tell test thousand
  three time top total touch true turn two type understand use used useful user usual various view wait walk watch week
  whole wonder word work world worry wrong year yesterday tomorrow tonight job people's guest mine third`);

import { TEMPLATES } from '../quoting/templates.ts';

const TALK: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:hi|hello|hey|hiya|howdy|good (?:morning|afternoon|evening|day)|greetings|moin|yo|hallo)(?: (?:there|all|everyone|bot|assistant|again))*$/,
    TEMPLATES.greeting,
  ],
  [
    /^(?:ok |okay |great |perfect |cool |super )*(?:thanks?|thank you|thx|ty|cheers|much appreciated|many thanks|danke|merci)(?: (?:mate|man|buddy|dear|all|everyone|bot|a lot|so much|very much|you|again|for (?:your|the) (?:help|answer|info)|that helped|very helpful|that s (?:all|it)))*$/,
    TEMPLATES.thanks,
  ],
  [
    /^(?:ok|okay|great|perfect|cool|nice|awesome|excellent|got it|understood|i see|good|wonderful|that helped|makes sense|never mind|nevermind|no worries|no problem|no thanks|no thank you|that s all|that is all|forget it)(?: (?:great|good|cool|answer|job|work|work done))?$/,
    TEMPLATES.thanks,
  ],
  [/^(?:bye|bye bye|goodbye|good bye|see you|see ya|good night|ciao)(?: (?:then|later|soon))?$/, TEMPLATES.goodbye],
  [
    /^(?:who|what) (?:are|r) you(?: exactly)?$|^(?:are|r) you (?:a |an )?(?:bot|robot|human|person|real|real person|ai|machine|chatbot|chat bot|chatgpt|gpt|language model|llm|assistant)$|^(?:what|how) can you (?:do|help)(?: (?:me|for me|with|me with))*$|^what do you (?:do|know)$|^how do you work$|^(?:can you )?help(?: me)?(?: please)?$|^(?:what s|what is) your name$|^who (?:made|built|created|trained) you$|^(?:do|does) (?:you|this assistant) use (?:ai|a language model|chatgpt)$|^where do (?:your answers|you get your answers) come from$|^(?:can i|should i) trust you(?:r answers)?$/,
    TEMPLATES.about,
  ],
];

/** The fitting reply to a greeting, thanks, a farewell or a question about the assistant itself; else undefined. */
export function smallTalk(message: string): string | undefined {
  const words = message
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (words === '') return TEMPLATES.empty;
  return TALK.find(([pattern]) => pattern.test(words))?.[1];
}

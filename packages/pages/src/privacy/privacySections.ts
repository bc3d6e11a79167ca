import type { PrivacyFacts, ServerPrivacy } from './PrivacyFacts.ts';

/** One part of the privacy page, as text that is still to be marked up. */
export interface PrivacySection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly items: readonly string[];
}

/**
 * The privacy page as the settings make it. `server` is what our server says of itself; its defaults where nobody has asked it, and
 * of no effect where it answers neither searches nor questions.
 */
export function privacySections(facts: PrivacyFacts, server: ServerPrivacy): readonly PrivacySection[] {
  return [
    inShort(facts, server),
    inYourBrowser(facts),
    inTheLog(facts),
    ...(usesServer(facts) ? [onTheServer(facts, server)] : []),
    sentToOthers(facts, server),
    deletion(facts),
  ];
}

/** Whether our server answers something, and so may keep it. */
function usesServer({ search, assistant }: PrivacyFacts): boolean {
  return search === 'server' || assistant === 'server';
}

function inShort(facts: PrivacyFacts, server: ServerPrivacy): PrivacySection {
  const kept = keptThings(facts, server);
  const others = recipients(facts, server);
  return {
    id: 'in-short',
    title: 'In short',
    paragraphs: [],
    items: [
      'The site needs no account and sets no cookie.',
      kept.length === 0
        ? 'Nothing that you search or ask is kept on a server of this site.'
        : `The server keeps ${joined(kept)}, to improve the documentation, without your name and your address.`,
      ...(facts.search === 'browser'
        ? ['Searches and questions are answered in your browser and do not leave it.']
        : []),
      others.length === 0
        ? 'Nothing is sent to other companies.'
        : `Some of it is sent to ${joined(others)}: see below.`,
    ],
  };
}

function keptThings({ search, assistant }: PrivacyFacts, { keptDays }: ServerPrivacy): string[] {
  const searches = search === 'server' && keptDays.searches > 0;
  const events = search === 'server' && keptDays.events > 0;
  return [
    ...(searches ? ['searches'] : []),
    ...(events ? ['which results are opened'] : []),
    ...(assistant === 'server' ? ['questions to the assistant'] : []),
    ...(search === 'server' ? ['ratings of pages'] : []),
  ];
}

function inYourBrowser(facts: PrivacyFacts): PrivacySection {
  return {
    id: 'your-browser',
    title: 'What your browser stores',
    paragraphs: [
      'The site stores the following in your browser until you remove it (local storage), or until you close the tab where that is said (session storage).',
    ],
    items: [
      'Your choices: the colour mode, the version of the product you use, and announcements you closed. Also the address of the typeface of this site, so that pages are set in it at once.',
      'The date when you last opened the release explorer, with the newest release of that day, so that it can say what is new to you.',
      `Your recent and favourite searches${facts.assistant === 'none' ? '' : ', and your conversations with the assistant with your likes and dislikes'}.`,
      'The words that led you to a page, so that the page can mark them. They go when you close the tab.',
      ...(facts.assistant === 'server' || facts.assistant === 'provider'
        ? ['An access token of the assistant. It is valid for ten minutes and goes when you close the tab.']
        : []),
      ...(usesServer(facts)
        ? [
            'Your reader token, a random number that your browser makes when you first search or ask. It goes with your searches and questions so that you can have them deleted, and serves no other purpose. The server keeps only a digest of it, a different one for searches, for clicks and for questions.',
          ]
        : []),
    ],
  };
}

function inTheLog(facts: PrivacyFacts): PrivacySection {
  return {
    id: 'log',
    title: 'What is logged',
    paragraphs: [
      ...(usesServer(facts)
        ? [
            'For each request the server logs the time, the method, the path of the page or file, the status and how long the answer took. It logs no address, no search, no question, and nothing about your browser. How long the log is kept is decided where the server runs.',
          ]
        : []),
      'The company that hosts the site, or a proxy in front of it, may keep a log of its own, usually with your address.',
    ],
    items: [],
  };
}

function onTheServer(facts: PrivacyFacts, server: ServerPrivacy): PrivacySection {
  const { keptDays, keepsQuestions, store } = server;
  return {
    id: 'server',
    title: 'What the server keeps, and for how long',
    paragraphs: [
      `The server keeps the following in ${store === 'sqlite' ? 'a database file of its own' : 'a PostgreSQL database'}. The time of each entry is rounded to the minute.`,
    ],
    items: [
      ...(facts.assistant === 'server' ? [questions(keepsQuestions, keptDays.questions)] : []),
      ...(facts.search === 'server'
        ? [
            keptDays.searches === 0
              ? 'Searches: none is kept.'
              : `Searches: up to 100 characters of what you typed, and the number of results. They are deleted after ${days(keptDays.searches)}.`,
            keptDays.events === 0
              ? 'Views and clicks of search results: none is kept.'
              : `Views and clicks of search results: which result was opened for which search. They are deleted after ${days(keptDays.events)}.`,
          ]
        : []),
      ...(facts.search === 'server'
        ? [
            `Ratings of pages: whether a page was helpful, the reason you choose, and up to 500 characters of what you write. They are deleted after ${days(keptDays.questions)}.`,
          ]
        : []),
      ...(facts.assistant === 'server'
        ? [
            'Programs that search, ask or report a problem for you (at /mcp and /ask.md): the same as if you had done it here, without a reader token. The log of a proxy may hold the question in the address of /ask.md.',
          ]
        : []),
      'Before anything is kept, e-mail addresses and long numbers, such as phone and card numbers, are removed from it. Names and passwords cannot be recognised, so please do not type them.',
      'Your address is not kept. To limit what one address can ask for, the server counts requests under a salted digest of it, which goes after a day at the latest.',
    ],
  };
}

function questions(keepsText: boolean, keptDays: number): string {
  const kept = keepsText
    ? 'up to 500 characters of the text, whether it was answered, the sections cited, and your rating'
    : 'that one was asked, whether it was answered, and your rating, but not its text';
  return `Questions to the assistant: ${kept}. They are deleted after ${days(keptDays)}.`;
}

function sentToOthers(facts: PrivacyFacts, { modelHost }: ServerPrivacy): PrivacySection {
  const { hosts } = facts;
  const items = [
    ...(facts.search === 'provider'
      ? [`Searches go from your browser to ${hosts.search}, which sees your address.`]
      : []),
    ...(facts.assistant === 'provider'
      ? [`Questions to the assistant go from your browser to ${hosts.assistant}, which sees your address.`]
      : []),
    ...(facts.assistant === 'server' && modelHost !== ''
      ? [
          `The language model at ${modelHost} writes the assistant’s answers. The server sends it your question, the conversation it belongs to and sections of the documentation, but not your address.`,
        ]
      : []),
    ...(hosts.font === '' ? [] : [`The typeface is fetched from ${hosts.font}, which sees your address.`]),
  ];
  return {
    id: 'others',
    title: 'What is sent to others',
    paragraphs: [
      items.length === 0
        ? 'Nothing. No other service takes part in showing a page, searching or answering a question.'
        : 'What these services keep, and for how long, is decided by those who run them.',
    ],
    items,
  };
}

function recipients({ search, assistant, hosts }: PrivacyFacts, { modelHost }: ServerPrivacy): string[] {
  return [
    ...new Set([
      ...(search === 'provider' ? [hosts.search] : []),
      ...(assistant === 'provider' ? [hosts.assistant] : []),
      ...(assistant === 'server' && modelHost !== '' ? [modelHost] : []),
      ...(hosts.font === '' ? [] : [hosts.font]),
    ]),
  ];
}

function deletion(facts: PrivacyFacts): PrivacySection {
  return {
    id: 'deletion',
    title: 'How to have it deleted',
    paragraphs: [
      ...(facts.assistant === 'none'
        ? []
        : [
            `To delete ${usesServer(facts) ? 'your searches and conversations, in your browser and on the server' : 'what your browser stores of your searches and conversations'}, open the search, choose Ask AI, open the conversation menu, and choose “Clear all my data”.`,
          ]),
      ...(usesServer(facts)
        ? [
            'The server finds your entries by your reader token. Those it cannot find are deleted after the days named above: ratings of pages, and entries made without JavaScript, in a browser that stores nothing, or under a token that you have removed.',
          ]
        : []),
      'Your browser’s settings can delete everything this site stores in it.',
      `For all other questions write to ${facts.email}.`,
    ],
    items: [],
  };
}

function days(count: number): string {
  return count === 1 ? 'one day' : `${count} days`;
}

function joined(things: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(things);
}

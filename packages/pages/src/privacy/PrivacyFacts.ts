import { DEFAULT_KEPT_DAYS, type KeptDays } from './KeptDays.ts';

/** Who answers searches or questions: our server, a worker in the reader's browser, or a service of somebody else. */
type AnsweredBy = 'server' | 'browser' | 'provider';

/** What decides what happens to a reader's data, as it is known when the site is built. */
export interface PrivacyFacts {
  readonly search: AnsweredBy;
  readonly assistant: AnsweredBy | 'none';
  /** Hosts that the reader's browser asks beside this site's own; empty where it asks none. */
  readonly hosts: { readonly search: string; readonly assistant: string; readonly font: string };
  /** Whom readers can write to. */
  readonly email: string;
}

/** What our server's own settings add, which may change at every start. */
export interface ServerPrivacy {
  readonly store: 'sqlite' | 'postgresql';
  /** Whether the text of a question is kept, or only that there was one. */
  readonly keepsQuestions: boolean;
  readonly keptDays: KeptDays;
  /** Host of the language model; empty where answers are quoted. */
  readonly modelHost: string;
}

/** What a server says that was started with no setting at all. */
export const DEFAULT_SERVER_PRIVACY: ServerPrivacy = {
  store: 'sqlite',
  keepsQuestions: true,
  keptDays: DEFAULT_KEPT_DAYS,
  modelHost: '',
};

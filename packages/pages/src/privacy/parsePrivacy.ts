import type { PrivacyFacts, ServerPrivacy } from './PrivacyFacts.ts';

/** Reads the facts a build writes for the server (`privacy.json`). Throws a TypeError that names what is wrong. */
export function parsePrivacyFacts(value: unknown): PrivacyFacts {
  const fields = fieldsOf(value);
  const hosts = fieldsOf(fields['hosts']);
  return {
    search: oneOf(fields, 'search', ['server', 'browser', 'provider'] as const),
    assistant: oneOf(fields, 'assistant', ['server', 'browser', 'provider', 'none'] as const),
    hosts: { search: text(hosts, 'search'), assistant: text(hosts, 'assistant'), font: text(hosts, 'font') },
    email: text(fields, 'email'),
  };
}

/** Reads what a server says of itself at `/privacy.json`. Throws a TypeError that names what is wrong. */
export function parseServerPrivacy(value: unknown): ServerPrivacy {
  const fields = fieldsOf(value);
  const keptDays = fieldsOf(fields['keptDays']);
  return {
    store: oneOf(fields, 'store', ['sqlite', 'postgresql'] as const),
    keepsQuestions: fields['keepsQuestions'] !== false,
    keptDays: {
      questions: days(keptDays, 'questions'),
      searches: days(keptDays, 'searches'),
      events: days(keptDays, 'events'),
    },
    modelHost: text(fields, 'modelHost'),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function oneOf<const Choice extends string>(fields: Fields, name: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === fields[name]);
  if (found !== undefined) return found;
  throw new TypeError(`${name} must be one of ${choices.join(', ')}, and it is ${JSON.stringify(fields[name])}`);
}

function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value === 'string') return value;
  throw new TypeError(`${name} must be text, and it is ${JSON.stringify(value)}`);
}

function days(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new TypeError(`${name} must be a number of days, and it is ${JSON.stringify(value)}`);
}

import { describe, expect, test } from 'vitest';
import { fixtureReleases } from '../../test/fixtureReleases.ts';
import { NOT_UNANSWERED } from '../retrieval/sectionFeatures.ts';
import { asksForUnknown } from './asksForUnknown.ts';
import type { IntentReader } from './IntentReader.ts';
import type { VersionIntent } from './intents.ts';
import { releaseFacts } from './ReleaseFacts.ts';
import type { VersionQuestion } from './VersionQuestion.ts';

const INTENTS: IntentReader = { probabilitiesOf: () => new Map() };
const facts = releaseFacts(fixtureReleases, INTENTS);
/** The docs hold nothing of the question. */
const nothingFound = { concepts: [], ranked: [], unanswered: NOT_UNANSWERED, exactMatch: undefined, listed: 0 };

function asked(text: string, intent: VersionIntent = 'arrival', named = true): VersionQuestion {
  return {
    intent,
    text,
    versions: [],
    scope: undefined,
    platform: undefined,
    kinds: [],
    isCount: false,
    features: named ? facts.features.filter(({ id }) => id === 'quotas') : [],
    items: [],
    likely: [],
    isDetailed: false,
    compared: [],
  };
}

describe('a question of which the docs know nothing', () => {
  test.each(['When did you add a kanban board for quotas?', 'Which version brought dark quotas?'])(
    'asks for an unknown thing when it says more than the name of a feature: %s',
    (text) => expect(asksForUnknown(asked(text), nothingFound, facts)).toBe(true),
  );

  test.each([
    'When did quotas arrive?',
    'which release first brought quotas to the website',
    'How long have you had quotas on phones?',
    'My boss swears we had quotas for ages. When were they added?',
    'Our hospital would buy the upgrade because of quotas, which version has them?',
  ])('asks for a feature when it only names it: %s', (text) => {
    expect(asksForUnknown(asked(text), nothingFound, facts)).toBe(false);
  });

  test('asks for a change when it holds the whole title of one', () => {
    expect(asksForUnknown(asked('When did quota counts come to the overview?'), nothingFound, facts)).toBe(false);
  });

  test('asks for releases whatever it tells beside them, unless for one with an unknown thing', () => {
    expect(asksForUnknown(asked('Everything new for kanban friends', 'changes', false), nothingFound, facts)).toBe(
      false,
    );
    expect(asksForUnknown(asked('The newest release', 'releases', false), nothingFound, facts)).toBe(false);
    expect(asksForUnknown(asked('The last version with a guestbook', 'releases', false), nothingFound, facts)).toBe(
      true,
    );
  });
});

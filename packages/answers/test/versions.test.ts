import { describe, expect, test } from 'vitest';
import { TEMPLATES } from '../src/index.ts';
import { converse } from './collect.ts';
import { createFixtureAnswerer } from './createFixtureAnswerer.ts';

const answerer = createFixtureAnswerer();
const WEB_40 = '[Web 1.40](/docs/versions/Web/1_40), 8 December 2022';
const WEB_41 = '[Web 1.41](/docs/versions/Web/1_41), 12 January 2023';
const WEB_42 = '[Web 1.42](/docs/versions/Web/1_42), 9 February 2023';
const MOBILE_25 = '[Mobile 2.5](/docs/versions/Mobile/2_5), 16 June 2022';
const MOBILE_26 = '[Mobile 2.6](/docs/versions/Mobile/2_6), 15 June 2023';

interface Told {
  readonly has: readonly string[];
  readonly hasNot?: readonly string[];
}

async function expectAnswer(questions: readonly string[], { has, hasNot = [] }: Told): Promise<void> {
  const { text, outcome } = await converse(answerer, ...questions);
  expect(outcome).toBe('answered');
  for (const part of has) expect(text).toContain(part);
  for (const part of hasNot) expect(text).not.toContain(part);
}

describe('when a feature came, in whatever words', () => {
  test.each([
    'When did quotas arrive?',
    'Since which version are there quotas?',
    'which release first shipped quotas',
    'when were qoutas rolled out?',
    'quotas introduced when?',
    'How long have you had quotas?',
    'Can you tell me the version in which quotas were added?',
    'minimum version for quotas?',
  ])('is told with version, day and link for both platforms: %s', async (question) => {
    await expectAnswer([question], { has: [`Web: ${WEB_41}`, `Mobile: ${MOBILE_26}`] });
  });

  test('is told with the release of a single change, too', async () => {
    await expectAnswer(['When was the count of each quota first shown in the flow?'], { has: [WEB_42] });
  });

  test.each([
    'When was the XLS export removed?',
    'Which version got rid of the XLS export?',
    'When is XLS export gone?',
  ])('is told for its end: %s', async (question) => expectAnswer([question], { has: [WEB_40, '#xls-export-removed'] }));
});

test('a question without a word of releases, change or time is answered from the docs', async () => {
  const { text } = await converse(answerer, 'We gave it a quota of 200 and it has been lost. Can you restore it?');
  expect(text).toContain('/docs/survey/Docs/Designing_Survey_Flow#quotas');
  expect(text).not.toContain('/docs/versions/');
});

describe('what has been done to a feature', () => {
  test('is told of all time', async () => {
    await expectAnswer(['What happened to quotas so far?'], { has: [WEB_41, WEB_42] });
  });

  test('is told of the releases that are named only', async () => {
    await expectAnswer(['What happened to quotas in 1.42?'], { has: [WEB_42], hasNot: [WEB_41] });
  });
});

describe('whether a version has a feature', () => {
  test('is not whether there is such a version', async () => {
    await expectAnswer(['Does version 1.40 exist with quotas?'], {
      has: [TEMPLATES.no, WEB_41],
      hasNot: [TEMPLATES.exists],
    });
  });

  test('is asked by a follow-up that names only the version', async () => {
    await expectAnswer(['Since when are there quotas?', 'Is that in 1.40?'], { has: [TEMPLATES.no, WEB_41] });
  });

  test.each([
    ['Is the quota feature in v1_40?', TEMPLATES.no],
    ['We are on 1.40. Can we use quotas?', TEMPLATES.no],
    ['1.42: are there quotas?', TEMPLATES.yes],
    ['Does app version 2.5 support quotas?', TEMPLATES.no],
    ['Has the XLS export been removed?', TEMPLATES.yes],
    ['Is the XLS export still available?', TEMPLATES.no],
    ['Were quotas available in December 2022?', TEMPLATES.no],
    ['Was the count of each quota shown in the flow in 1.41?', TEMPLATES.no],
    ['Are quotas in the app?', TEMPLATES.yes],
    ['Are quotas available in the app and since when?', TEMPLATES.yes],
  ])('is answered with yes or no: %s', async (question, reply) => {
    expect((await converse(answerer, question)).text.startsWith(reply)).toBe(true);
  });
});

describe('what releases changed', () => {
  test.each([
    'whats new in 1,41',
    'What is in version 1 41?',
    'web1.41 changes',
    'release 141',
    'What is new in 1.41.0?',
  ])('is found however the version is written: %s', async (question) =>
    expectAnswer([question], { has: [WEB_41, '#quotas'], hasNot: ['Web 1.42', 'Web 1.40'] }),
  );

  test.each([
    ['What changed between 1.40 and 1.42?', [WEB_41, WEB_42], [WEB_40]],
    ['What did I miss since 1.41?', [WEB_42], [WEB_41]],
    ['what changed between 1.41 and the latest?', [WEB_42], [WEB_41]],
    ['what came before 1.41?', [WEB_40], [WEB_41]],
    ['Everything up to 1.41', [WEB_40, WEB_41], [WEB_42]],
    ['What changed in 1.40 and 1.42?', [WEB_40, WEB_42], [WEB_41]],
    ['What changed in the last two web releases?', [WEB_41, WEB_42], [WEB_40]],
    ['What changed for quotas between 1.40 and 1.42?', [WEB_41, WEB_42], []],
    ['What has been removed since 2022?', [WEB_40], [WEB_41]],
    ['What got removed in the last year?', [WEB_40], [WEB_41, WEB_42]],
    ['Was there anything about quotas in January 2023?', [WEB_41], [WEB_42]],
    ['what came alongside quotas?', [WEB_41], [WEB_42, MOBILE_26]],
    ['When was the last time something was removed?', [WEB_40], [WEB_41]],
  ])('covers exactly the releases asked for: %s', async (question, has, hasNot) => {
    await expectAnswer([question], { has, hasNot });
  });

  test('is said to be nothing when a release has nothing of the kind', async () => {
    await expectAnswer(['Which bugs were fixed in 1.41?'], { has: [TEMPLATES.nothingOfKind], hasNot: ['#quotas'] });
  });
});

describe('the releases of a time', () => {
  test.each([
    ['Which releases came out in 2023?', [WEB_41, WEB_42, MOBILE_26], [WEB_40]],
    ['which versions were released last year?', [WEB_40, MOBILE_25], [WEB_41]],
    ['What was released in February?', [WEB_42], [WEB_41]],
    ['What was released in winter 2022?', [WEB_40, WEB_41, WEB_42], [MOBILE_25]],
    ['releases in summer 2023', [MOBILE_26], [WEB_42]],
    ['What was released in early 2023?', [WEB_41, WEB_42], [MOBILE_26]],
    ['releases of the last six months', [WEB_41, WEB_42, MOBILE_26], [MOBILE_25]],
    ['Which releases came out this month?', [MOBILE_26], [WEB_42]],
    ['which versions came out last quarter?', [WEB_41, WEB_42], [MOBILE_26]],
    ['What shipped in Q1 2023?', [WEB_41, WEB_42], [MOBILE_26]],
    ['Which releases came out between December 2022 and January 2023?', [WEB_40, WEB_41], [WEB_42]],
    ['what was released before January 2023?', [WEB_40, MOBILE_25], [WEB_41]],
    ['Which release came out on 12 January 2023?', [WEB_41], [WEB_42]],
    ['Was there a release in December 2022?', [WEB_40], [WEB_41]],
    ['what came out in February 2023?', [WEB_42], [WEB_41]],
    ['Which web version was the current one on 20 January 2023?', [WEB_41], [WEB_42]],
    ['the two newest web versions with their dates', [WEB_41, WEB_42], [WEB_40]],
  ])('are listed with their days: %s', async (question, has, hasNot) => {
    await expectAnswer([question], { has, hasNot });
  });

  test('are none where none came out', async () => {
    await expectAnswer(['Which releases came out in March 2023?'], { has: [TEMPLATES.noRelease] });
  });
});

describe('the place of a release among the others', () => {
  test.each([
    ['newest web version?', [WEB_42], ['Mobile']],
    ['When was the app last updated?', [MOBILE_26], ['Web']],
    ['Which version is current?', [WEB_42, MOBILE_26], []],
    ['What is the oldest release?', [WEB_40, MOBILE_25], []],
    ['list all web releases', [WEB_40, WEB_41, WEB_42], ['Mobile']],
    ['Is 1.41 still getting fixes?', [WEB_42, '#support'], []],
    ['how are the version numbers built up?', ['#how-versions-are-numbered'], []],
    ['Which version came before 1.42?', [WEB_41], ['Web 1.40']],
    ['what is the next version after 1.40?', [WEB_41], ['Web 1.42']],
    ['What version follows 1.42?', [TEMPLATES.noneAfter, WEB_42], []],
    ['Is 1.41 the newest web version?', [TEMPLATES.no, WEB_42], []],
    ['Does version 1.99 exist?', [TEMPLATES.no, TEMPLATES.noSuchVersion, WEB_42], []],
    ['Is 1.41 still supported?', [WEB_42, '#support'], []],
    ['How many web releases came out in 2023?', ['2 Web releases:'], []],
    ['when did 1.40 and mobile 2.5 come out', [WEB_40, MOBILE_25], []],
  ])('is told: %s', async (question, has, hasNot) => {
    await expectAnswer([question], { has, hasNot });
  });
});

describe('time between', () => {
  test.each([
    ['How long between 1.40 and 1.42?', `${TEMPLATES.between} 63 days (2 months, 1 day)`],
    ['How many months lay between 1.40 and 1.42?', `${TEMPLATES.between} 63 days (2 months, 1 day)`],
    ['How long after the web did quotas come to mobile?', `${TEMPLATES.between} 154 days (5 months, 3 days)`],
    ['Which came first, mobile 2.6 or 1.42?', `${TEMPLATES.inOrder}\n\n- ${WEB_42}\n- ${MOBILE_26}`],
    ['did mobile 2.6 or 1.42 come first?', `${TEMPLATES.inOrder}\n\n- ${WEB_42}\n- ${MOBILE_26}`],
    ['Did quotas arrive on mobile before the web?', `${TEMPLATES.no} ${TEMPLATES.inOrder}`],
    ['Which platform got quotas first?', TEMPLATES.inOrder],
  ])('is worked out from the days of the releases: %s', async (question, part) => {
    await expectAnswer([question], { has: [part] });
  });
});

describe('a follow-up to a question about versions', () => {
  test.each([
    ['What is the newest web release?', 'and the one before?', [WEB_41], [WEB_42]],
    ['What did 1.40 change?', 'And which release followed it?', [WEB_41], [WEB_40, WEB_42]],
    ['Which release dropped the XLS export?', 'when was that?', [WEB_40], []],
    ['What changed in 1.41?', 'and in 1.42?', [WEB_42], [WEB_41]],
    ['newest mobile release?', 'and web?', [WEB_42], ['Mobile 2.6']],
    ['newest mobile release?', 'And for the browser product?', [WEB_42], ['Mobile 2.6']],
    ['What changed in 1.42?', 'And two versions before that?', [WEB_40], [WEB_41]],
    ['Is the quota feature in 1.40?', 'and in 1.42?', [TEMPLATES.yes], []],
    ['What is new in 1.40?', 'and since then?', [WEB_41, WEB_42], [WEB_40]],
    ['What was released in December 2022?', 'And in June?', [MOBILE_25], [MOBILE_26]],
    ['How do quotas work?', 'since when is that available?', [WEB_41, MOBILE_26], []],
    ['Is the quota feature in 1.40?', 'so which one does?', [WEB_41], []],
    ['When did quotas arrive on the web?', 'what else came with it?', [WEB_41, '1 change'], [WEB_42]],
  ])('is completed from it: %s %s', async (first, second, has, hasNot) => {
    await expectAnswer([first, second], { has, hasNot });
  });

  test('may stand in the same message', async () => {
    await expectAnswer(['When was 1.41 released? And what came next?'], { has: [WEB_41, WEB_42] });
  });
});

describe('a question about something else that names a time', () => {
  test.each([
    'Who won the world cup in 2022?',
    'What was the weather like in February?',
    'How many people moved to Berlin in 2023?',
  ])('is refused: %s', async (question) => {
    expect((await converse(answerer, question)).outcome).toBe('refused');
  });
});

describe('a question that only sounds like one about versions', () => {
  test.each([
    'How do I go back to an earlier version of my quotas?',
    'When do reminders go out?',
    'How many quotas can a survey have?',
    'What is the current version of my survey called?',
    'Does the survey support 2.5 points?',
    'Does masking work since the last change of my survey?',
  ])('is not answered from the release data: %s', async (question) => {
    const { text } = await converse(answerer, question);
    expect(text).not.toMatch(/\/docs\/versions\//);
  });
});

describe('readers who fear a change or ask for less than all', () => {
  test('are told what was removed', async () => {
    await expectAnswer(['Could 1.40 break our integrations?'], { has: ['#xls-export-removed'] });
    await expectAnswer(['What was thrown out in 1.40?'], { has: ['#xls-export-removed'] });
  });

  test('get what came after a version, not what was before it', async () => {
    await expectAnswer(['What changed since 1.40 that was not there before?'], { has: [WEB_41, WEB_42] });
  });

  test('get both platforms in order, whatever they call them', async () => {
    await expectAnswer(['Did the tablet or the browser get quotas first?'], {
      has: [TEMPLATES.inOrder, WEB_41, MOBILE_26],
    });
  });
});

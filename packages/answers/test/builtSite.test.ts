import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import wordVectors from '@feedback-docs/answers/wordVectors.json' with { type: 'json' };
import type { ReleasesData } from '@feedback-docs/releases';
import { openIndex } from '@feedback-docs/search';
import { describe, expect, test } from 'vitest';
import { type Answerer, type AnswersData, createAnswerer, indexAnswers, TEMPLATES } from '../src/index.ts';
import { converse } from './collect.ts';

const SITE = join(import.meta.dirname, '..', '..', '..', 'site');
const INDEX = join(SITE, 'server-data', 'search');

let opened: Answerer | undefined;

/** The assistant over the built site, opened once: reading all its questions takes a second. */
function builtSite(): Answerer {
  opened ??= openBuiltSite();
  return opened;
}

function openBuiltSite(): Answerer {
  const search = openIndex(readFileSync(join(INDEX, 'docs.bin')), {
    loadChunk: (chunk) => readFileSync(join(INDEX, 'docs', `${chunk}.json`), 'utf8'),
  });
  const releases = JSON.parse(readFileSync(join(SITE, 'build', 'releases.json'), 'utf8')) as ReleasesData;
  const docs: AnswersData = { ...JSON.parse(readFileSync(join(INDEX, 'answers.json'), 'utf8')), wordVectors };
  return createAnswerer({
    search,
    index: indexAnswers(docs),
    releases,
    contact: { email: 'support@example.com' },
  });
}

describe.skipIf(!existsSync(join(INDEX, 'answers.json')))('the assistant over the built site', () => {
  test.each([
    ['Can I run the questionnaire without internet?', '#offline-mobile'],
    ['Our Excel file lost the zeros at the start of phone numbers', '#xlsx-export'],
    ['When did quotas arrive?', '/docs/versions/Web/1_41#quotas'],
    ['Which release dropped the old XLS format?', '/docs/versions/Web/1_40#xls-export-removed'],
    [
      'since when can brand names survive automatic translation?',
      '/docs/versions/Web/1_72#glossary-for-machine-translation',
    ],
    ['when did you add posters with scannable codes?', '/docs/versions/Web/1_25#qr-code'],
    ['Is the audit log in 1.31?', '/docs/versions/Web/1_32#audit-log'],
    [
      'since which app version can interviewers take photos as answers?',
      '/docs/versions/Mobile/2_7#file-upload-question',
    ],
    [
      'which version marks tablets that have not been synced for days?',
      '/docs/versions/Web/1_68#devices-without-recent-sync',
    ],
    ['app locked with a fingerprint, which version?', '/docs/versions/Mobile/2_6#app-lock'],
  ])('cites the right place: %s', async (question, place) => {
    expect((await converse(builtSite(), question)).text).toContain(place);
  });

  test.each([
    'quotas',
    'what is loop and merge?',
    'how do I set up SAML',
    'QR code',
    'weighting',
    'how does kiosk mode work',
  ])('answers who only names a heading: %s', async (question) => {
    const { text, outcome } = await converse(builtSite(), question);
    expect(outcome).toBe('answered');
    expect(text).toMatch(/^\[[^\]]+\]\(\/docs\/[^)]+\)$/m);
  });

  test.each([
    [
      'do we have to install something when an update comes out?',
      'Nobody installs it, and nobody can stay on an older one.',
    ],
    ['is 1.30 still supported', 'Only the newest Web version is supported, and all workspaces always have it.'],
  ])('quotes what the docs say of versions as such: %s', async (question, said) => {
    const { text } = await converse(builtSite(), question);
    expect(text).toContain(said);
    expect(text).toContain('[Web 1.74](/docs/versions/Web/1_74)');
  });

  test.each(['which release made exports smaller?', 'which version made tables clearer?'])(
    'names no release when none clearly has what is asked for: %s',
    async (question) => {
      const { text, outcome } = await converse(builtSite(), question);
      expect(outcome !== 'answered' || text.includes(TEMPLATES.noSuchItem)).toBe(true);
    },
  );

  test.each([
    ['how do I set a quota in 1.74', 'A quota limits how many complete responses match its conditions'],
    ['is sso in 1.27', 'No. [Single sign-on with SAML]'],
    ['was the rest api v1 still working in 1.71', 'No. [REST API version 1]'],
    ['can we use the rest api v1 in 1.69', 'Yes. [REST API version 1]'],
  ])('looks for a thing without the version that is named: %s', async (question, said) => {
    expect((await converse(builtSite(), question)).text).toContain(said);
  });

  test.each([
    ['was FTP import deprecated in 1.60?', 'No. [FTP contact import]'],
    ['was FTP import deprecated in 1.65?', 'Yes. [FTP contact import]'],
    ['was FTP import removed by 1.71?', 'No. [FTP contact import]'],
    ['is FTP import still in 1.71?', 'Yes. [FTP contact import]'],
    ['are SHA-1 signatures accepted in 1.65?', 'Yes. [Web 1.65]'],
    ['are SHA-1 signatures refused in 1.65?', 'No. [Web 1.65]'],
    ['do videos start by themselves in 1.39?', 'No. [Web 1.39]'],
  ])('tells what a version has from what has ended by then: %s', async (question, said) => {
    expect((await converse(builtSite(), question)).text).toContain(said);
  });

  test.each([
    ['Audit entries stay 400 days now. How long was it before, and which release changed it?', ['180', 'Web 1.48']],
    ['how many web releases were there in 2022?', ['12 Web releases. The newest 8:']],
    ['days between 1.73 and 1.74', ['31 days (1 month, 1 day)']],
    ['Were the website pop-up and quotas part of the same release?', ['Yes.', 'Web 1.41']],
    ['Will 1.40 break existing exports?', ['XLS export removed']],
    ["we're still on 1.73, what did we miss?", ['Web 1.74']],
    ['Were there any removals in 1.70?', ['Yes.', 'REST API version 1 removed']],
    ['Could we already make cross tables in Web 1.45?', ['No.', 'Web 1.49']],
    ['Which Web releases in 2024 were nothing but fixes?', ['With items of this kind only:', 'Web 1.53', 'Web 1.60']],
    ['is there any release with only security fixes?', ['No release of these docs is like that.']],
    ['which web release had no fixes in 2025', ['Without an item of this kind:', 'Web 1.67']],
    ['diff Web 1.49..1.51, kind=Changed', ['24 hours to finish after closing']],
    ['consent question - first available in?', ['Web 1.']],
    ['What did the release before 1.74 change?', ['Web 1.73', 'Audit log stream']],
    ['when does 1.75 come out?', [TEMPLATES.noSuchVersion, 'Web 1.74']],
    ['are quotas in 1.99?', [TEMPLATES.noSuchVersion, 'Web 1.74']],
    ['Was the audit log there before Web 1.40?', ['Yes.', 'Web 1.32']],
    ['Does 1.31 have loops?', ['No.', 'Web 1.36']],
    ['audit log retention days before Web 1.48', ['400 days instead of 180']],
    ['Web 1.75 released? newest Web version', ['Web 1.74']],
    ['Which release had the most bug fixes?', ['With the most items of this kind:', 'Web 1.53']],
    ['which mobile version brought the most new features', ['Mobile 2.6']],
    ['When did webhooks come to mobile?', ['Web 1.35', TEMPLATES.never]],
  ])('works out what no sentence says: %s', async (question, said) => {
    const { text } = await converse(builtSite(), question);
    for (const part of said) expect(text).toContain(part);
  });

  test.each([
    [
      'What changed since Web 1.60?',
      /^\d+ changes in 14 releases, (\d+) need action\. The newest 8 of these \1:$/,
      '/docs/versions?since=web-1.60',
    ],
    [
      'Which fixes came in 2024?',
      /^\d+ fixes in \d+ releases\. The newest 8:$/,
      '/docs/versions?from=web-1.52&to=web-1.64&kind=fixed',
    ],
    ['List all web releases', /^\d+ Web releases\. The newest 8:$/, '/docs/versions?platform=web'],
  ])('counts, names eight and links to all others: %s', async (question, first, explorer) => {
    const { text } = await converse(builtSite(), question);
    expect(text.split('\n')[0]).toMatch(first);
    expect(text.match(/^- /gm)).toHaveLength(8);
    const count = /\d+/.exec(text)?.[0];
    const shown = [...text.matchAll(/\n\n\[All (\d+) [\w ]+ in the release explorer\]\(/g)].map(([, all]) =>
      Number(all),
    );
    expect(shown.reduce((sum, all) => sum + all, 0)).toBe(Number(count));
    expect(text).toContain(`](${explorer})`);
  });

  test.each([
    'Our mean effort score is 2.6, is that good?',
    'The design effect is 1.25. How many responses do I really have?',
    'Which app version is on our tablets?',
    'What do you call it when people tick the same column all the way down, and does the tool notice that?',
    'I want to put the survey in our newsletter and see which answers came from where. Do I need to build it twice?',
    'How do I compare this quarter with last year in a dashboard?',
  ])('takes no number or time for a release that no word asks for: %s', async (question) => {
    expect((await converse(builtSite(), question)).text).not.toMatch(/\]\(\/docs\/versions\/(?:Web|Mobile)\//);
  });

  test.each([
    ['nearest', 'Can our own encryption key come straight from Vaultwarden instead of a file that we upload?'],
    ['answered', 'We keep ours in Vaultwarden. Can our own encryption key come from a file that we upload?'],
    ['answered', 'Can a survey close by itself on Sunday?'],
  ])('is %s where a question for yes or no may name what the docs never mention: %s', async (outcome, question) => {
    expect((await converse(builtSite(), question)).outcome).toBe(outcome);
  });

  test.each([
    'How do I connect surveys to Salesforce?',
    'Does it connect to Salesforce? And who may do that?',
    'Give me a recipe for pancakes',
    'when did you bring real-time co-editing of a survey?',
    'When did you add dark mode to the builder?',
    'what was the last version with a guestbook?',
    'What changed for Slack since 1.60?',
    "what's planned for the next release?",
    'What did Web 1.19 change?',
    'can I run a lottery among respondents?',
  ])('does not claim to answer: %s', async (question) => {
    expect((await converse(builtSite(), question)).outcome).toMatch(/^(?:nearest|refused)$/);
  });
});

import type { SearchRecord } from '@feedback-docs/protocol';
import { describe, expect, test } from 'vitest';
import { sampleRecord } from '../../test/sampleRecords.ts';
import { buildIndex } from '../build/buildIndex.ts';
import { openIndex } from '../SearchEngine.ts';

type Section = readonly [page: string, heading: string, content: string, over?: Partial<SearchRecord>];

/** Ranks sections for a query and names them by their headings. */
function rankSections(query: string, sections: readonly Section[]): string[] {
  const records = sections.map(([page, heading, content, over], at) =>
    sampleRecord(at, { page, heading, content, ...over }),
  );
  const engine = openIndex(buildIndex(records).index, { loadChunk: () => '' });
  return [...engine.rank(query, 10)].map((number) => sections[number]?.[1] ?? '');
}

/** Sections that hold a word each, so that words have the frequencies of a larger manual. */
function filler(count: number, text: (at: number) => string): Section[] {
  return Array.from({ length: count }, (_, at): Section => ['Filler', `Filler ${at}`, text(at)]);
}

describe('Ranker', () => {
  test('finds sections by words beyond the forty-eighth', () => {
    const words = Array.from({ length: 60 }, (_, at) => `word${at}`);
    const beginnings = filler(5, () => words.slice(0, 48).join(' '));
    const found = rankSections(`${words.join(' ')}.`, [['Page', 'Ending', words.slice(48).join(' ')], ...beginnings]);
    expect(found).toContain('Ending');
  });

  test('completes the last word to what goes with the words before it, however many words begin so', () => {
    const classes = filler(200, (at) => Array.from({ length: 120 }, (_, word) => `cl${at}x${word}`).join(' '));
    const sections: Section[] = [
      ['Api', 'Widget members', 'The members.'],
      ['Api', 'Widget class', 'The widget.'],
    ];
    expect(rankSections('Widget cl', [...sections, ...classes])[0]).toBe('Widget class');
  });

  test('completes the last word to a compound that begins with it as to any other word', () => {
    const sections: Section[] = [
      ['Set-Outlook tools', 'Outlook', 'Set the outlook.'],
      ['Commands', 'Set-OutlookProvider', 'The provider.'],
    ];
    const text = filler(20, () => 'Outlook is set here, and set Outlook there.');
    expect(rankSections('Set-OutlookP', [...sections, ...text])[0]).toBe('Set-OutlookProvider');
    expect(rankSections('Set-Outlook', [...sections, ...text])[0]).toBe('Set-OutlookProvider');
  });

  test('finds a name in camel case by its words, however many, before sections that hold each of them', () => {
    const parts = ['Render', 'Pipeable', 'Stream'].map(
      (word): Section => [word, word, `Render to a pipeable stream: ${word}.`],
    );
    const sections: Section[] = [...parts, ['Server', 'renderToPipeableStream', 'Sends HTML.']];
    for (const query of ['render to pipeable stream', 'render to pipeable str'])
      expect(rankSections(query, [...sections, ...filler(20, () => 'Other words.')])[0]).toBe('renderToPipeableStream');
  });

  test('takes words written as one for words side by side, but after a heading that has them as typed', () => {
    const sections: Section[] = [
      ['Loops', 'Agent', 'Prepare the loop, then each step.'],
      ['Agent', 'prepareStep', 'A callback.'],
      ['Loops', 'Prepare step', 'A callback.'],
    ];
    expect(rankSections('prepare step ', sections)).toEqual(['Prepare step', 'prepareStep', 'Agent']);
  });

  test('shows every heading that the last word may become before it repeats one', () => {
    const sections = ['Alpha', 'Beta', 'Gamma'].map((page): Section => [page, 'Start', 'It starts.']);
    const found = rankSections('Sta', [...sections, ['Delta', 'StartTime', 'The time.']]);
    expect(found).toEqual(['Start', 'StartTime', 'Start', 'Start']);
  });

  test('finds a pasted text by its function words too, where another section has the same words', () => {
    const sections: Section[] = [
      ['A', 'Show', 'What you want to show, if any.'],
      ['B', 'Profiles', 'Here is a gallery. What if you want to show one profile, and export it for others to use?'],
    ];
    const menus = filler(20, (at) => `Menus ${at}.`);
    expect(rankSections('what if you want to show.', [...sections, ...menus])[0]).toBe('Profiles');
  });

  test('counts a word more the more often a long question says it', () => {
    const sections: Section[] = [
      ['A', 'First', 'Restore all tapes.'],
      ['B', 'Second', 'Restore all backups.'],
    ];
    const question = 'Old backups and tapes: who labels backups, who rotates tapes, which backups does one check?';
    expect(rankSections(question, sections)).toEqual(['Second', 'First']);
    expect(rankSections('backups tapes backups', sections)).toEqual(['First', 'Second']);
  });

  test('keeps to a quoted phrase unless it hides the only section with all the words', () => {
    const sections: Section[] = [
      ['A', 'Files', 'Responses of a survey are exported to files.'],
      ['B', 'Links', 'Links to survey responses.'],
    ];
    expect(rankSections('responses survey "links to"', sections)).toEqual(['Links']);
    expect(rankSections('exported files "survey responses"', sections)[0]).toBe('Files');
    expect(rankSections('"survey responses"', sections)).toEqual(['Links']);
  });

  test('keeps the sections with the rare word when another has both', () => {
    const sections: Section[] = [
      ['Manual', 'Both', 'Use browsers.'],
      ['Manual', 'Browsers', 'Chrome and Firefox are browsers.'],
    ];
    const found = rankSections('use browsers ', [...sections, ...filler(10, () => 'Use this.')]);
    expect(found).toContain('Browsers');
    expect(found).not.toContain('Filler 1');
  });

  test('prefers words side by side in queries of any length, function words among them', () => {
    const sentence = 'the answers of a page are sent as soon as it is left by the one who fills it in';
    const scattered = sentence.split(' ').reverse().join(' and ');
    const sections: Section[] = [
      ['A', 'Scattered', scattered],
      ['B', 'Sentence', `${'Words around it stand here. '.repeat(6)}${sentence}.`],
    ];
    expect(rankSections(`${sentence}.`, sections)[0]).toBe('Sentence');
  });

  test('puts the heading as typed before its inflections', () => {
    const sections: Section[] = [
      ['A', 'Sessions', 'A session, sessions: every session has sessions.'],
      ['B', 'Session', 'Text.'],
    ];
    expect(rankSections('session ', sections)[0]).toBe('Session');
    expect(rankSections('sessions ', sections)[0]).toBe('Sessions');
  });

  test('does not take an unfinished word for a function word', () => {
    const sections: Section[] = [
      ['A', 'Public fields', 'Every public type of this module has fields.'],
      ['B', 'Public interface', 'Public types.'],
    ];
    expect(rankSections('types of the public in', sections)[0]).toBe('Public interface');
  });

  test('corrects a word although another word has its stem', () => {
    const sections: Section[] = [
      ['A', 'Quotas', 'Full.'],
      ['B', 'Quotes', 'He quoted.'],
    ];
    expect(rankSections('quots ', sections)).toContain('Quotas');
  });

  test('finds the inflections of a corrected word and the halves of a misspelt joined one', () => {
    const sections: Section[] = [
      ['A', 'Reminders', 'Reminders follow.'],
      ['B', 'Reminding', 'Reminding people.'],
      ['C', 'Cards', 'A radio button.'],
    ];
    expect(rankSections('remindres ', sections)[0]).toBe('Reminders');
    expect(rankSections('radiobuton ', sections)).toEqual(['Cards']);
  });

  test.each([
    ['-Com', 'Makes a Com object: the Com class of Com.', 'Takes -Com once.'],
    ['.LIST', 'A list, the list of lists: list it.', 'Begins with .LIST once.'],
    ['C++', 'C is C, and C stays C.', 'Written in C++ once.'],
    ['C#', 'C is C, and C stays C.', 'Written in C# once.'],
    ['DURATION_S', 'Duration S, the duration s of durations.', 'Set DURATION_S once.'],
    ['std::move', 'Std move: to move std, std moves.', 'Call std::move(x) once.'],
    ['--no-verify', 'No verify, no-verify: verify no.', 'Pass --no-verify once.'],
    ['@scope/name', 'Scope name: name a scope, scope/name.', 'Install @scope/name once.'],
    ['.gitignore', 'Gitignore, the gitignore of gitignore.', 'Edit .gitignore once.'],
    ['$HOME', 'Home is home, at home.', 'It is in $HOME/bin once.'],
    ['n+1', 'N 1, n 1: n and 1.', 'The n+1 problem, once.'],
  ])('finds %s as written before its words, which find it too', (name, words, written) => {
    const sections: Section[] = [
      ['A', 'Words', words],
      ['B', 'Written', `${written} ${'Other things follow. '.repeat(5)}`],
      ...filler(10, () => 'Other things.'),
    ];
    expect(rankSections(name, sections)[0]).toBe('Written');
    expect(rankSections(`about ${name}.`, sections)[0]).toBe('Written');
    const bare = name.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
    if (bare !== 'C') expect(rankSections(bare, sections)).toEqual(expect.arrayContaining(['Words', 'Written']));
    expect(rankSections(name, sections.slice(0, 1))).toEqual(name.startsWith('C') ? [] : ['Words']);
  });

  test('completes a name from its signs and first letters', () => {
    const sections: Section[] = [
      ['A', 'Words', 'Gitignore, the gitignore of gitignore.'],
      ['B', 'Written', 'Edit .gitignore once, among other things of other kinds.'],
    ];
    expect(rankSections('.gitig', sections)).toEqual(['Written', 'Words']);
    expect(rankSections('gitig', sections)[0]).toBe('Words');
  });

  test('gives the questions of a heading without text no bonus', () => {
    const asked = { askedAs: ['How do I close a survey?'] };
    const sections: Section[] = [
      ['A', 'Container', '', asked],
      ['B', 'Closing', 'You close a survey in its menu.', asked],
    ];
    expect(rankSections('how do i close a survey', sections)[0]).toBe('Closing');
  });
});

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UIMessageChunk } from 'ai';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeAssistant, type FakeAnswer, type FakeAssistant } from '../../test/fakeAssistant.ts';
import { findRow, renderSearch } from '../../test/renderSearch.tsx';
import { SearchError } from '../SearchError.ts';
import { AssistantError } from './AssistantError.ts';
import { createAssistantPanel } from './createAssistantPanel.tsx';

beforeEach(() => {
  // What is still on the page keeps its last conversation as it goes.
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

describe('asking', () => {
  test('from a typed query sends it once, and the answer arrives under the question', async () => {
    const { assistant, search, answer } = await askFromQuery('quota');
    screen.getByRole('heading', { name: 'quota' });
    screen.getByText('Thinking...', { selector: 'article *' });
    expect(answer.messages.map(textOf)).toEqual(['quota']);
    answer.send({ type: 'start', messageId: 'answer-1' }, { type: 'start-step' });
    answer.send({ type: 'tool-input-start', toolCallId: 'c', toolName: 'searchIndex' });
    await screen.findByText('Searching...');
    answer.send({ type: 'tool-input-available', toolCallId: 'c', toolName: 'searchIndex', input: { query: 'quota' } });
    await screen.findByText('Searching for "quota" ...');
    answer.send({ type: 'tool-output-available', toolCallId: 'c', output: { query: 'quota', hits: [{}, {}] } });
    await screen.findByText(/found 2 results/);
    answer.finish('A **quota** limits responses. [Quotas](/docs/quotas)');
    await screen.findByRole('button', { name: 'Like' });
    screen.getByText('Answers are generated with AI which can make mistakes. Verify responses.');
    expect(within(screen.getByRole('region', { name: 'Related sources' })).getByRole('link').textContent).toBe(
      'Quotas',
    );
    expect(assistant.asked).toHaveLength(1);
    await fieldHasFocus();
    expect(field().placeholder).toBe('Ask another question...');
    search.press('Escape');
    expect(search.input().value).toBe('');
  });

  test('twice at once asks once', async () => {
    const { assistant } = await enter();
    fireEvent.change(field(), { target: { value: 'What is a quota?' } });
    const form = field().form;
    act(() => {
      form?.requestSubmit();
      form?.requestSubmit();
    });
    await screen.findByText('Answering...', { selector: 'h2' });
    expect(assistant.asked.filter(({ signal }) => signal?.aborted === false)).toHaveLength(1);
  });

  test('only blanks asks nothing', async () => {
    const { assistant } = await enter();
    ask('   ');
    await screen.findByText('How can I help you today?');
    expect(assistant.asked).toEqual([]);
  });

  test('a suggested question sends it with its id', async () => {
    const { assistant } = await enter();
    fireEvent.click(await screen.findByRole('button', { name: 'How do I limit responses?' }));
    const answer = await lastAnswer(assistant);
    expect(answer.body).toEqual({ suggestedQuestionId: 'suggested-quotas' });
    expect(answer.messages.map(textOf)).toEqual(['How do I limit responses?']);
  });

  test('on shows the newest exchange first and sends the conversation so far', async () => {
    const { assistant } = await enter();
    ask('What is a quota?');
    (await lastAnswer(assistant)).finish('A limit.');
    await screen.findByRole('button', { name: 'Copy' });
    ask('And a soft one?');
    const answer = await lastAnswer(assistant);
    expect(answer.messages.map(textOf)).toEqual(['What is a quota?', 'A limit.', 'And a soft one?']);
    answer.finish('A limit with room.');
    await screen.findByText('A limit with room.');
    expect(screen.getAllByRole('article').map((article) => article.querySelector('h3')?.textContent)).toEqual([
      'And a soft one?',
      'What is a quota?',
    ]);
  });
});

describe('an answer', () => {
  test('that is stopped says so, keeps its text, and can be neither rated nor copied', async () => {
    const { assistant } = await enter();
    ask('What is a quota?');
    const answer = await lastAnswer(assistant);
    answer.send({ type: 'text-start', id: 't' }, { type: 'text-delta', id: 't', delta: 'A quota li' });
    await screen.findByText('A quota li');
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Stop answering' }));
    await screen.findByText('You stopped this response', { selector: 'article *' });
    expect(answer.signal?.aborted).toBe(true);
    expect(screen.queryByRole('button', { name: 'Like' })).toBeNull();
    await fieldHasFocus();
  });

  test('that fails shows the reason as Markdown, and can be tried again', async () => {
    const { assistant } = await enter();
    ask('What is a quota?');
    (await lastAnswer(assistant)).fail(new AssistantError('AI-205 **Slow down.**'));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Slow down.').tagName).toBe('STRONG');
    expect(localStorage.getItem('__DOCSEARCH_ASKAI_CONVERSATIONS__docs')).toBeNull();
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    const answer = await lastAnswer(assistant);
    expect(answer.messages.map(textOf)).toEqual(['What is a quota?']);
    answer.finish('A limit.');
    await screen.findByText('A limit.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that fails leaves the reader what keyword search finds', async () => {
    const { assistant, search } = await enter();
    ask('quota');
    (await lastAnswer(assistant)).fail(new AssistantError('The assistant cannot be reached.'));
    const found = await screen.findByRole('region', { name: 'Found by keyword search' });
    const [first] = within(found).getAllByRole('link');
    expect(first?.textContent).toBe('Survey settings › Quotas');
    fireEvent.click(screen.getByRole('button', { name: 'See the search results' }));
    expect(search.input().value).toBe('quota');
  });

  test('that fails where searching fails too says so once', async () => {
    const { assistant, search } = await enter();
    let failed = 0;
    search.client.beforeAnswer = async () => {
      failed += 1;
      throw new SearchError('unreachable', 'Nobody is there.');
    };
    ask('quota');
    (await lastAnswer(assistant)).fail(new AssistantError('The assistant cannot be reached.'));
    await screen.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(failed).toBeGreaterThan(0));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'See the search results' })).toBeNull();
  });

  test('that refuses leads to keyword search once, and small talk does not', async () => {
    const { assistant, search } = await enter();
    ask('Hello');
    const greeting = await lastAnswer(assistant);
    greeting.send({ type: 'data-answer-source', data: 'templates' });
    greeting.finish('Hello!');
    await screen.findByRole('button', { name: 'Copy' });
    expect(screen.queryByText(/^Searched for/)).toBeNull();
    ask('Who won?');
    const refusal = await lastAnswer(assistant);
    refusal.send(
      { type: 'tool-input-available', toolCallId: 'c', toolName: 'searchIndex', input: { query: 'who won' } },
      { type: 'tool-output-available', toolCallId: 'c', output: { query: 'who won', hits: [{}] } },
      { type: 'data-answer-source', data: 'templates' },
    );
    refusal.finish('The docs don’t say.');
    fireEvent.click(await screen.findByRole('button', { name: '"who won"' }));
    expect(search.input().value).toBe('who won');
    expect(screen.queryByRole('button', { name: 'See the search results' })).toBeNull();
  });

  test('that failed says so under its question once the next one is asked', async () => {
    const { assistant } = await enter();
    ask('What is a quota?');
    (await lastAnswer(assistant)).fail(new AssistantError('AI-205 Slow down.'));
    await screen.findByRole('alert');
    ask('What is a loop?');
    (await lastAnswer(assistant)).finish('A block.');
    await screen.findByText('A block.');
    const failed = screen.getByRole('article', { name: 'What is a quota?' });
    within(failed).getByText('This question was not answered.');
  });

  test('that fails in its stream shows the error’s words', async () => {
    const { assistant } = await enter();
    ask('What is a quota?');
    (await lastAnswer(assistant)).send({ type: 'error', errorText: 'AI-208 The model is away.' });
    expect((await screen.findByRole('alert')).textContent).toContain('AI-208 The model is away.');
  });

  test.each<[string, readonly UIMessageChunk[], string]>([
    ['nothing', [], 'The connection ended before the answer was complete.'],
    ['only a beginning', [{ type: 'start' }], 'The connection ended before the answer was complete.'],
    ['no text', [{ type: 'start' }, { type: 'start-step' }, { type: 'finish' }], 'The assistant sent no answer.'],
    [
      'half a text',
      [
        { type: 'text-start', id: 't' },
        { type: 'text-delta', id: 't', delta: 'The first half of the' },
      ],
      'The connection ended before the answer was complete.',
    ],
  ])('of which %s arrives says so, is neither kept nor rated, and can be tried again', async (_, chunks, sentence) => {
    const { assistant } = await enter();
    ask('What is a quota?');
    const broken = await lastAnswer(assistant);
    broken.send(...chunks);
    broken.end();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(sentence);
    expect(screen.queryByText('The answer is complete.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Like' })).toBeNull();
    expect(localStorage.getItem('__DOCSEARCH_ASKAI_CONVERSATIONS__docs')).toBeNull();
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    (await lastAnswer(assistant)).finish('A limit.');
    await screen.findByRole('button', { name: 'Like' });
  });

  test('that broke off is still marked as incomplete after the next one', async () => {
    const { assistant } = await enter();
    ask('What is a quota?');
    const broken = await lastAnswer(assistant);
    broken.send({ type: 'text-start', id: 't' }, { type: 'text-delta', id: 't', delta: 'The first half of the' });
    broken.end();
    await screen.findByRole('alert');
    ask('And a soft one?');
    (await lastAnswer(assistant)).finish('A limit with room.');
    await screen.findByRole('button', { name: 'Like' });
    const [, first] = screen.getAllByRole('article');
    within(first ?? document.body).getByText('This answer is incomplete.');
    expect(localStorage.getItem('__DOCSEARCH_ASKAI_CONVERSATIONS__docs')).toContain('"isIncomplete":true');
  });

  test('refused because the conversation is too long offers a new one, with the question in the field', async () => {
    const { assistant } = await enter();
    ask('What is a quota?');
    (await lastAnswer(assistant)).fail(new AssistantError('AI-217 This conversation has become too long.'));
    const alert = await screen.findByRole('alert');
    expect(within(alert).queryByRole('button', { name: 'Try again' })).toBeNull();
    fireEvent.click(within(alert).getByRole('button', { name: 'Start a new conversation' }));
    expect(field().value).toBe('What is a quota?');
    expect(screen.queryByRole('article')).toBeNull();
  });

  test.each([
    ['quotes the docs', ['quotes'], 'Quoted from the docs.'],
    ['turned out to have nothing to quote', ['quotes', 'templates'], 'Nothing here is quoted from the docs.'],
    ['a model wrote', ['model'], 'Answers are generated with AI which can make mistakes. Verify responses.'],
  ])('that %s says so', async (_which, sources, origin) => {
    const { assistant } = await enter();
    ask('What is a quota?');
    const answer = await lastAnswer(assistant);
    for (const data of sources) answer.send({ type: 'data-answer-source', data });
    answer.finish('A limit.');
    await screen.findByText(origin);
  });

  test('is announced by its states, not by its pieces', async () => {
    const { assistant } = await enter();
    const said: string[] = [];
    const live = [...document.querySelectorAll('[role="status"]')].at(-1);
    const observer = new MutationObserver(() => said.push(live?.textContent ?? ''));
    observer.observe(live ?? document.body, { characterData: true, childList: true, subtree: true });
    ask('What is a quota?');
    const answer = await lastAnswer(assistant);
    for (const delta of ['A ', 'limit ', 'for ', 'responses.']) answer.send({ type: 'text-delta', id: 't', delta });
    await screen.findByText('A limit for responses.');
    answer.finish('');
    await screen.findByRole('button', { name: 'Like' });
    await waitFor(() => expect(said.at(-1)).toBe('The answer is complete.'));
    expect([...new Set(said)]).toEqual(['Thinking...', 'Answering...', 'The answer is complete.']);
    observer.disconnect();
  });

  test('with several searches tells them in one line, each leading back to keyword search', async () => {
    const { assistant, search } = await enter();
    ask('Quotas and exports?');
    const answer = await lastAnswer(assistant);
    for (const query of ['quota', 'export']) {
      answer.send(
        { type: 'tool-input-available', toolCallId: query, toolName: 'searchIndex', input: { query } },
        { type: 'tool-output-available', toolCallId: query, output: { query, hits: [] } },
      );
    }
    answer.finish('Both.');
    await screen.findByText('Both.');
    expect(screen.getByRole('article').textContent).toContain('Searched for "quota" and "export"');
    fireEvent.click(screen.getByRole('button', { name: '"quota"' }));
    expect(search.input().value).toBe('quota');
    await findRow('Quotas');
  });
});

describe('a rating', () => {
  test('is sent once for the assistant’s message, thanked for, and final', async () => {
    const { assistant, search } = await answered();
    let accept = () => {};
    assistant.beforeRating = () => new Promise((resolve) => (accept = resolve));
    const like = screen.getByRole('button', { name: 'Like' });
    fireEvent.click(like);
    fireEvent.click(like);
    await screen.findByText('Sending your feedback');
    accept();
    await screen.findByText('Thanks for your feedback!');
    expect(assistant.rated).toEqual([['answer-1', 'like']]);
    search.press('Escape');
    fireEvent.click(await findRow('What is a quota?'));
    await screen.findByText('Thanks for your feedback!');
    expect(screen.queryByRole('button', { name: 'Like' })).toBeNull();
  });

  test.each([
    ['Failed, try again later', 'Failed, try again later'],
    ['', 'An error occured'],
  ])('that fails with "%s" says "%s" and can be given again', async (message, shown) => {
    const { assistant } = await answered();
    assistant.beforeRating = () => Promise.reject(new Error(message));
    fireEvent.click(screen.getByRole('button', { name: 'Dislike' }));
    expect((await screen.findByRole('alert')).textContent).toBe(shown);
    screen.getByRole('button', { name: 'Like' });
  });
});

describe('copying an answer', () => {
  test('gives the Markdown of all its texts and says so', async () => {
    const written = vi.fn(async (_: string) => {});
    vi.stubGlobal('navigator', { ...navigator, platform: 'Linux', clipboard: { writeText: written } });
    const { assistant } = await enter();
    ask('What is a quota?');
    const answer = await lastAnswer(assistant);
    answer.send(
      { type: 'text-delta', id: 'a', delta: 'First **part**.' },
      { type: 'finish-step' },
      { type: 'start-step' },
    );
    answer.finish('Second part.');
    const copy = await screen.findByRole('button', { name: 'Copy' });
    fireEvent.click(copy);
    await screen.findByRole('button', { name: 'Copied!' });
    fireEvent.click(copy);
    expect(written.mock.calls).toEqual([['First **part**.\n\nSecond part.']]);
    await screen.findByRole('button', { name: 'Copy' });
    vi.unstubAllGlobals();
  });
});

describe('conversations', () => {
  test('are listed when AI mode is entered without a question, and can be gone on with', async () => {
    const { assistant, search } = await answered();
    search.press('Escape');
    fireEvent.click(await findRow('Ask AI a question'));
    await screen.findByRole('heading', { name: 'My conversation history' });
    fireEvent.click(screen.getByRole('button', { name: 'What is a quota?' }));
    await screen.findByText('A limit.');
    expect(assistant.asked.filter(({ signal }) => signal?.aborted === false)).toHaveLength(0);
    ask('And a soft one?');
    expect((await lastAnswer(assistant)).messages).toHaveLength(3);
  });

  test('are in the history also when AI mode was entered from a query', async () => {
    const { search } = await answered();
    search.press('Escape');
    fireEvent.change(search.input(), { target: { value: 'quota' } });
    fireEvent.click(await findRow('Ask AI: quota'));
    fireEvent.click(await screen.findByRole('button', { name: 'Stop answering' }));
    choose('Conversation history');
    const list = screen.getByRole('list', { name: 'My conversation history' });
    expect(list.textContent).toBe('What is a quota?');
  });

  test('that begin alike are both kept, and the last removed one leads back', async () => {
    const { assistant } = await answered();
    choose('Start a new conversation');
    await screen.findByText('How can I help you today?');
    ask('What is a quota?');
    (await lastAnswer(assistant)).finish('Another limit.');
    await screen.findByText('Another limit.');
    choose('Conversation history');
    const name = 'Remove this conversation from history: What is a quota?';
    expect(screen.getAllByRole('button', { name })).toHaveLength(2);
    fireEvent.click(screen.getAllByRole('button', { name })[1] ?? document.body);
    expect(screen.getAllByRole('button', { name })).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name }));
    await screen.findByText('How can I help you today?');
  });

  test('and everything else the dialog kept are gone after clearing', async () => {
    await answered();
    localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs', '[]');
    localStorage.setItem('theme', 'dark');
    sessionStorage.setItem('askai_token', 'token');
    choose('Clear all my data');
    fireEvent.click(screen.getByRole('button', { name: 'Clear everything' }));
    await waitFor(() => expect(screen.queryByText('Clear all my data?')).toBeNull());
    expect(Object.keys(localStorage)).toEqual(['theme']);
    expect(sessionStorage.getItem('askai_token')).toBeNull();
    expect(screen.queryByText('Recent conversations')).toBeNull();
  });
});

describe('what the service keeps', () => {
  test('is deleted with the rest, and the reader is told so before', async () => {
    const { assistant } = await answered({ withdraw: vi.fn(async () => {}) });
    choose('Clear all my data');
    screen.getByText(/and what the server keeps of your searches and questions\. It cannot be undone/);
    fireEvent.click(screen.getByRole('button', { name: 'Clear everything' }));
    await waitFor(() => expect(screen.queryByText('Clear all my data?')).toBeNull());
    expect(assistant.withdraw).toHaveBeenCalledTimes(1);
    screen.getByRole('combobox', { name: 'Search' });
  });

  test('and could not be deleted is said, with what can be done about it, and the browser is cleared all the same', async () => {
    const reasons = [new AssistantError('The server cannot delete your data at the moment.')];
    const { assistant } = await answered({
      withdraw: vi.fn(async () => {
        const reason = reasons.pop();
        if (reason !== undefined) throw reason;
      }),
    });
    choose('Clear all my data');
    fireEvent.click(screen.getByRole('button', { name: 'Clear everything' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'This browser is cleared, but what the server keeps could not be deleted.The server cannot delete your data at the moment.',
    );
    expect(Object.keys(localStorage).filter((key) => key.startsWith('__DOCSEARCH'))).toEqual([]);
    const retry = screen.getByRole('button', { name: 'Try again' });
    await waitFor(() => expect(document.activeElement).toBe(retry));
    fireEvent.click(retry);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(assistant.withdraw).toHaveBeenCalledTimes(2);
    screen.getByRole('combobox', { name: 'Search' });
  });

  test('is not mentioned where nothing is kept', async () => {
    await answered();
    choose('Clear all my data');
    expect(screen.queryByText(/server/)).toBeNull();
  });
});

describe('the menu', () => {
  test('is worked by keyboard, and Escape closes it before it leaves AI mode', async () => {
    const { search } = await answered();
    fireEvent.click(screen.getByRole('button', { name: 'Conversation menu' }));
    const items = screen.getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Start a new conversation',
      'Conversation history',
      'Export as Markdown',
      'Clear all my data',
    ]);
    expect(document.activeElement).toBe(items[0]);
    search.press('ArrowUp');
    expect(document.activeElement).toBe(items[3]);
    search.press('Escape');
    expect(screen.queryByRole('menu')).toBeNull();
    screen.getByText('A limit.');
  });
});

async function enter(more: Partial<FakeAssistant> = {}) {
  const assistant = Object.assign(createFakeAssistant(), more);
  const search = open(assistant);
  await search.openDialog();
  fireEvent.click(await findRow('Ask AI a question'));
  await screen.findByText('How can I help you today?');
  return { assistant, search };
}

async function askFromQuery(query: string) {
  const assistant = createFakeAssistant();
  const search = open(assistant);
  await search.openDialog();
  search.type(query);
  fireEvent.click(await findRow(`Ask AI: ${query}`));
  const answer = await lastAnswer(assistant);
  // Strict mode begins every effect twice; the first request was aborted.
  assistant.asked.splice(0, assistant.asked.length - 1);
  return { assistant, search, answer };
}

async function answered(more: Partial<FakeAssistant> = {}) {
  const entered = await enter(more);
  ask('What is a quota?');
  const answer = await lastAnswer(entered.assistant);
  answer.send({ type: 'start', messageId: 'answer-1' });
  answer.finish('A limit.');
  await screen.findByRole('button', { name: 'Like' });
  await fieldHasFocus();
  entered.assistant.asked.splice(0);
  return entered;
}

/** A finished answer gives the focus back to the field, a moment after its buttons are there; keys before that go elsewhere. */
async function fieldHasFocus() {
  await waitFor(() => expect(document.activeElement).toBe(field()));
}

function open(assistant: FakeAssistant) {
  const load = async () => ({ AssistantPanel: createAssistantPanel(assistant) });
  return renderSearch({ assistant: { indexName: 'docs', load } });
}

function ask(question: string): void {
  fireEvent.change(field(), { target: { value: question } });
  fireEvent.submit(field());
}

function choose(item: string): void {
  fireEvent.click(screen.getByRole('button', { name: 'Conversation menu' }));
  fireEvent.click(screen.getByRole('menuitem', { name: item }));
}

function field(): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('searchbox', { name: 'Your question' });
}

async function lastAnswer(assistant: FakeAssistant): Promise<FakeAnswer> {
  return waitFor(() => {
    const answer = assistant.asked.findLast(({ signal }) => signal?.aborted === false);
    if (answer === undefined) throw new Error('Nothing was asked.');
    return answer;
  });
}

function textOf({ parts }: FakeAnswer['messages'][number]): string {
  return parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

import { verifies } from './manifest/verifies.ts';
import { Assistant } from './pages/Assistant.ts';
import { type ScriptedAnswer, ScriptedAssistant } from './pages/ScriptedAssistant.ts';
import { expect, test } from './test.ts';

let service: ScriptedAssistant;
let assistant: Assistant;

test.beforeEach(async ({ page, site }) => {
  service = new ScriptedAssistant();
  await service.serve(page);
  await site.open('/docs/intro');
  assistant = new Assistant(page);
  await assistant.enter();
});

test.afterEach(() => service.close());

test(
  'an answer shows what the assistant is doing, step by step, and closes with actions and sources',
  verifies('A11.1', 'A11.3', 'A11.10', 'A4.6', 'A4.7', 'A4.8'),
  async ({ page }) => {
    await assistant.ask('What is a quota?');
    await expect(assistant.root.getByRole('heading', { name: 'Answering...' })).toBeFocused();
    await expect(assistant.field).toHaveCount(0);
    const exchange = assistant.exchanges.first();
    await expect(exchange).toContainText('Thinking...');
    const answer = await asked();
    answer.send({ type: 'start', messageId: 'answer-1' }, { type: 'start-step' });
    answer.send({ type: 'reasoning-start', id: 'r' }, { type: 'reasoning-delta', id: 'r', delta: 'Hm' });
    await expect(exchange).toContainText('Reasoning...');
    answer.send({ type: 'reasoning-end', id: 'r' });
    answer.send({ type: 'tool-input-start', toolCallId: 'a', toolName: 'searchIndex' });
    await expect(exchange).toContainText('Searching...');
    await expect(exchange).not.toContainText('Thinking...');
    answer.send({ type: 'tool-input-available', toolCallId: 'a', toolName: 'searchIndex', input: { query: 'quota' } });
    await expect(exchange).toContainText('Searching for "quota" ...');
    answer.send({ type: 'tool-output-available', toolCallId: 'a', output: { query: 'quota', hits: [{}, {}, {}] } });
    await expect(exchange).toContainText('Searched for "quota" found 3 results');
    answer.send({ type: 'finish-step' }, { type: 'start-step' });
    answer.send(
      { type: 'text-start', id: 't' },
      { type: 'text-delta', id: 't', delta: 'See [Quotas](/docs/x#quotas) ' },
    );
    await expect(assistant.sources.getByRole('link')).toHaveText(['Quotas']);
    await expect(assistant.like).toHaveCount(0);
    answer.finish('and https://example.com/a. `https://example.com/code`');
    await expect(assistant.like).toBeVisible();
    await expect(assistant.sources.getByRole('link')).toHaveText(['Quotas', 'https://example.com/a']);
    await expect(assistant.field).toBeFocused();
    await expect(assistant.root).toContainText(
      'Answers are generated with AI which can make mistakes. Verify responses.',
    );
    expect(service.answers).toHaveLength(1);

    await assistant.root.getByRole('button', { name: 'Conversation menu' }).click();
    await expect(assistant.root.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(assistant.root.getByRole('menu')).toHaveCount(0);
    await expect(exchange).toBeVisible();
  },
);

test(
  'several searches are told in one line, and Enter on one of them leads back to keyword search',
  verifies('A11.3'),
  async ({ page }) => {
    await assistant.ask('Quotas?');
    const answer = await asked();
    for (const query of ['quota', ' ', 'limit', 'sample size']) {
      answer.send(
        { type: 'tool-input-available', toolCallId: query, toolName: 'searchIndex', input: { query } },
        { type: 'tool-output-available', toolCallId: query, output: { query, hits: [] } },
      );
    }
    answer.finish('Yes.');
    await expect(assistant.exchanges.first()).toContainText('Searched for "quota", "limit" and "sample size"');
    await assistant.root.getByRole('button', { name: '"limit"' }).focus();
    await page.keyboard.press('Enter');
    await expect(assistant.dialog.field).toHaveValue('limit');
    await expect(assistant.dialog.rows.nth(1)).toBeVisible();
  },
);

test(
  'a stopped answer keeps its text, ends the request, and can be followed by another question',
  verifies('A11.8'),
  async () => {
    await assistant.ask('What is a quota?');
    const answer = await asked();
    answer.send({ type: 'text-start', id: 't' }, { type: 'text-delta', id: 't', delta: 'A quota li' });
    await expect(assistant.exchanges.first()).toContainText('A quota li');
    await assistant.stop.click();
    await expect(assistant.exchanges.first()).toContainText('You stopped this response');
    await expect(assistant.like).toHaveCount(0);
    await expect.poll(answer.isClosed).toBe(true);
    await assistant.ask('And a soft one?');
    await assistant.stop.click();
    await expect(assistant.exchanges.first().getByText('You stopped this response')).toBeVisible();
    await expect(assistant.exchanges).toHaveCount(2);
  },
);

test('Enter pressed twice asks once, and blanks ask nothing', verifies('A11.2'), async ({ page }) => {
  await assistant.ask('   ');
  await assistant.field.fill('What is a quota?');
  await page.evaluate(() => {
    const form = document.querySelector<HTMLInputElement>('#docsearch-input')?.form;
    form?.requestSubmit();
    form?.requestSubmit();
  });
  (await asked()).finish('A limit.');
  await expect(assistant.like).toBeVisible();
  expect(service.answers.map(({ question }) => question)).toEqual(['What is a quota?']);
});

test(
  'a refusal, a fault in the stream and garbage are told in a sentence, nothing is kept, and one can try again',
  verifies('A11.9'),
  async ({ page }) => {
    service.refusals.push([429, 'AI-205 Too many questions. Please **wait** a moment.']);
    await assistant.ask('What is a quota?');
    const alert = assistant.root.getByRole('alert');
    await expect(alert).toContainText('AI-205 Too many questions. Please wait a moment.');
    await expect(alert.locator('strong')).toHaveText('wait');

    await alert.getByRole('button', { name: 'Try again' }).click();
    (await asked()).send(
      { type: 'text-start', id: 't' },
      { type: 'text-delta', id: 't', delta: 'A quo' },
      { type: 'error', errorText: 'AI-207 Something went wrong on our side.' },
    );
    await expect(alert).toContainText('AI-207 Something went wrong on our side.');
    await expect(assistant.exchanges.first()).toContainText('A quo');

    await alert.getByRole('button', { name: 'Try again' }).click();
    (await asked(2)).send({ type: 'text-delta', id: 't', delta: 7 });
    await expect(alert).toContainText('The assistant sent something that cannot be read.');
    await expect(alert).not.toContainText('{');
    expect(await page.evaluate(() => localStorage.getItem('__DOCSEARCH_ASKAI_CONVERSATIONS__docs'))).toBeNull();

    await assistant.ask('And a soft one?');
    (await asked(3)).finish('A limit with room.');
    await expect(assistant.like).toBeVisible();
    await expect(alert).toHaveCount(0);
  },
);

test('unknown events and fields disturb nothing', verifies('A11.9'), async () => {
  await assistant.ask('What is a quota?');
  const answer = await asked();
  answer.send({ type: 'start', novelty: true }, { type: 'data-weather', data: 'rain' }, { type: 'never-seen', x: 1 });
  answer.finish('A limit.');
  await expect(assistant.like).toBeVisible();
});

test(
  'copying gives the Markdown of all texts, and says so for 1500 ms; code blocks do the same',
  verifies('A11.4', 'A12.1', 'Q4'),
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await assistant.ask('What is a quota?');
    const answer = await asked();
    answer.send({ type: 'text-start', id: 'a' }, { type: 'text-delta', id: 'a', delta: 'First **part**.' });
    answer.send({ type: 'text-end', id: 'a' }, { type: 'finish-step' }, { type: 'start-step' });
    answer.finish('Second\npart.\n\n```json\n{"a": "<b>"}\n```');
    await expect(assistant.copy).toBeVisible();
    const copied = assistant.root.getByRole('button', { name: 'Copied!' });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await assistant.copy.click();
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'First **part**.\n\nSecond\npart.\n\n```json\n{"a": "<b>"}\n```',
    );
    await page.clock.runFor(1499);
    await expect(copied).toBeVisible();
    await page.clock.runFor(1);
    await expect(assistant.copy).toBeVisible();
    await expect(assistant.root.locator('code.language-json')).toHaveText('{"a": "<b>"}');
    const copyCode = assistant.root.getByRole('button', { name: 'copy code' });
    await copyCode.click();
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{"a": "<b>"}');
    await page.clock.runFor(1499);
    await expect(copied).toBeVisible();
    await page.clock.runFor(1);
    await expect(copyCode).toHaveText('Copy');
  },
);

test('a text that cannot be parsed is shown as it is', verifies('A12.2'), async () => {
  await assistant.ask('What is a quota?');
  (await asked()).finish(`${'>'.repeat(5000)} end`);
  await expect(assistant.exchanges.first()).toContainText('An error occurred:');
  await expect(assistant.exchanges.first().locator('pre')).toContainText('end');
  await expect(assistant.field).toBeFocused();
});

test(
  'nothing of an answer runs, is fetched, or leads to an address that is not safe',
  verifies('A12.3', 'Q14'),
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    page.on('dialog', (dialog) => {
      fetched.push(`dialog ${dialog.message()}`);
      return dialog.dismiss();
    });
    await assistant.ask('<img src=x onerror=alert(1)>');
    (await asked()).finish(
      [
        '<script>alert(1)</script>',
        '<img src="https://evil.example/a.png" onerror="alert(1)">',
        '![pixel](https://evil.example/pixel.png)',
        '![pixel](javascript:alert(1))',
        '[one](javascript:alert(1)) [two](JAVA&#9;SCRIPT:alert(1)) [three](javascript%3Aalert(1))',
        '[four](data:text/html,<script>alert(1)</script>) [five](vbscript:x) [six](//evil.example)',
        '<svg onload=alert(1)><iframe src="https://evil.example">',
        '```"><img/src=x/onerror=alert(1)>\ncode\n```',
        '[safe](/docs/intro) [mail](mailto:support@example.com) [far](https://example.com/)',
      ].join('\n\n'),
    );
    await expect(assistant.like).toBeVisible();
    const active = assistant.exchanges.locator('script, img, iframe, object, embed, style, form, [onerror], [onload]');
    await expect(active).toHaveCount(0);
    const links = await assistant.exchanges
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect([...new Set(links)].sort()).toEqual([
      '/docs/intro',
      'https://evil.example/pixel.png',
      'https://example.com/',
      'mailto:support@example.com',
    ]);
    expect(fetched.filter((url) => /evil|^dialog /.test(url))).toEqual([]);
    await expect(assistant.exchanges.first()).toContainText('<script>alert(1)</script>');
  },
);

/** The answer that was asked for as the first, second and so on, once it was. */
async function asked(number = 1): Promise<ScriptedAnswer> {
  await expect.poll(() => service.answers.length).toBeGreaterThanOrEqual(number);
  const answer = service.answers[number - 1];
  if (answer === undefined) throw new Error(`Nothing was asked a time number ${number}.`);
  return answer;
}

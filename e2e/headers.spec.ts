import { createHash } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';
import { brand } from './brand.ts';
import { verifies } from './manifest/verifies.ts';
import { type JudgedAnswer, observatoryScore } from './observatory/observatoryScore.ts';
import { allPageKinds } from './siteRoutes.ts';
import { expect, test } from './test.ts';

const MAX_SCORE = 155;
/** Without a script there is no integrity to be had. */
const MAX_SCORE_WITHOUT_SCRIPT = 150;

/** Counts the scripts that the browser did not run because they are not those the page vouches for. */
class Refusals {
  #count = 0;

  constructor(page: Page) {
    page.on('console', (message) => {
      if (message.text().includes("valid digest in the 'integrity' attribute")) this.#count++;
    });
  }

  reach(count: number): Promise<void> {
    return expect.poll(() => this.#count).toBe(count);
  }
}

async function judged(answer: APIResponse): Promise<JudgedAnswer> {
  return { headers: answer.headers(), body: await answer.text() };
}

for (const [kind, address] of Object.entries({ ...allPageKinds, 'the privacy page': '/privacy' }))
  test(`${kind} has the highest score of the MDN Observatory`, verifies('I2.observatory'), async ({ request }) => {
    const answer = await request.get(address, { headers: { accept: 'text/html' } });
    const { score, modifiers } = observatoryScore(await judged(answer));
    expect(score, JSON.stringify(modifiers)).toBe(MAX_SCORE);
  });

for (const [kind, address] of Object.entries({ ...allPageKinds, 'the privacy page': '/privacy' }))
  test(`every script that ${kind} names is checked`, verifies('I2.integrity'), async ({ request }) => {
    const html = await (await request.get(address, { headers: { accept: 'text/html' } })).text();
    const scripts = [...html.matchAll(/<script[^>]*\ssrc=[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.length).toBeGreaterThan(1);
    for (const tag of scripts) {
      const [, src = '', hash] = /\ssrc=(\S+) integrity=sha256-(\S+)/.exec(tag) ?? [];
      const body = await (await request.get(src)).body();
      expect(createHash('sha256').update(body).digest('base64'), tag).toBe(hash);
    }
  });

test(
  'a script that was changed on its way does not run, not even when the app asks for it again',
  verifies('I2.integrity'),
  async ({ page, site }) => {
    const refusals = new Refusals(page);
    await page.route('**/assets/js/frame.*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `window.isChanged = true;${await response.text()}` });
    });
    // The app, which would wait for the script, comes after it was refused.
    await page.route('**/assets/js/main.*.js', async (route) => {
      await refusals.reach(1);
      await route.continue();
    });
    await page.goto('/docs/survey/Docs/Intro');
    await site.showInterest();
    await refusals.reach(2);
    expect(await page.evaluate(() => 'isChanged' in window)).toBe(false);
  },
);

for (const [what, address] of [
  ['an address that is not there, asked for by a machine', '/nowhere.js'],
  ['a malformed address', '/%zz'],
  ['a file', '/releases.json'],
  ['a picture', '/img/logo.svg'],
  ['health', '/health/ready'],
] as const)
  test(`${what} has the highest score without a script`, verifies('I2.observatory'), async ({ request }) => {
    const { score, modifiers } = observatoryScore(await judged(await request.get(address)));
    expect(score, JSON.stringify(modifiers)).toBe(MAX_SCORE_WITHOUT_SCRIPT);
  });

test.describe('the score', () => {
  const BEST = {
    'content-type': 'text/html',
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-a'; frame-ancestors 'none'",
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  };
  const PAGE = '<script src=/a.js integrity=sha256-a async></script>';
  const policy = (text: string) => ({ 'content-security-policy': text });

  for (const [what, headers, body, score] of [
    ['of the best answer', {}, PAGE, 155],
    ['without integrity', {}, '<script src=/a.js></script>', 150],
    [
      "with 'unsafe-inline' for styles",
      policy("default-src 'none'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'"),
      PAGE,
      145,
    ],
    [
      "with 'unsafe-inline' for scripts",
      policy("default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'"),
      PAGE,
      80,
    ],
    ["that begins with 'self'", policy("default-src 'self'; frame-ancestors 'none'"), PAGE, 150],
    ['without HSTS', { 'strict-transport-security': '' }, PAGE, 80],
    ['with a short HSTS', { 'strict-transport-security': 'max-age=600' }, PAGE, 145],
    ['that switches isolation off', { 'cross-origin-embedder-policy': 'unsafe-none' }, PAGE, 145],
    ['with an unknown isolation', { 'cross-origin-embedder-policy': 'nonsense' }, PAGE, 140],
    ['without a policy', policy(''), PAGE, 55],
    [
      'with the policy in the page',
      policy("frame-ancestors 'none'"),
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'">${PAGE}`,
      155,
    ],
  ] as const)
    test(`${what} is ${score}`, verifies('I2.observatory'), () => {
      const all = Object.entries({ ...BEST, ...headers }).filter(([, value]) => value !== '');
      expect(observatoryScore({ headers: Object.fromEntries(all), body })).toMatchObject({ score });
    });
});

test(
  'whom to tell of a hole in the security stands at its well-known address',
  verifies('I2.security-text'),
  async ({ request }) => {
    const answer = await request.get('/.well-known/security.txt');
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain(`Contact: mailto:${brand.securityEmail}\n`);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
  },
);

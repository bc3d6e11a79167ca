// Walks the journeys of the review in a browser and counts what they cost. Needs a built site.
// Usage: node bench/looks/journeys.ts [--at URL of a running site]
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../tools/setup/launchOptions.mjs';
import { startServer } from '../startServer.ts';
import { Reader } from './Reader.ts';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Something a reader wants, and the way they take to it. It throws when the way does not lead there. */
interface Journey {
  readonly name: string;
  readonly from: string;
  readonly isPhone?: boolean;
  readonly walk: (reader: Reader) => Promise<void>;
}

const JOURNEYS: readonly Journey[] = [
  {
    name: 'a) set a quota, from the home page',
    from: '/',
    walk: async (reader) => {
      await reader.click(reader.main.getByRole('link', { name: 'Quotas', exact: true }));
      await reader.arrive('/docs/survey/Docs/Designing_Survey_Flow#quotas');
    },
  },
  {
    name: 'a) set a quota, through Docs',
    from: '/',
    walk: async (reader) => {
      await reader.click(reader.navbar.getByRole('link', { name: 'Docs', exact: true }));
      await reader.arrive('/docs');
      await reader.click(reader.sidebar.getByRole('link', { name: 'Designing survey flow' }));
      await reader.arrive('/docs/survey/Docs/Designing_Survey_Flow');
      await reader.click(reader.contents.getByRole('link', { name: 'Quotas', exact: true }));
      await reader.arrive('/docs/survey/Docs/Designing_Survey_Flow#quotas');
    },
  },
  {
    name: 'b) what is new since Web 1.60',
    from: '/',
    walk: async (reader) => {
      await reader.click(reader.navbar.getByRole('link', { name: 'Version History' }));
      await reader.arrive('/docs/versions/recent-versions');
      await reader.click(reader.sidebar.getByRole('link', { name: 'Release explorer' }));
      await reader.arrive('/docs/versions');
      await reader.choose(reader.main.getByLabel('Changes from'), 'Web 1.60');
      await reader.click(reader.main.getByRole('button', { name: 'Show changes' }));
      await reader.arrive('/docs/versions?since=web-1.60');
    },
  },
  {
    name: 'c) ask, and go to the source',
    from: '/docs',
    walk: async (reader) => {
      await reader.click(reader.navbar.getByRole('button', { name: 'Ask AI' }));
      await reader.type(reader.dialog.locator('input, textarea'), 'How do I set a quota?');
      await reader.press('Enter');
      await reader.click(reader.dialog.getByRole('link', { name: /Designing survey flow › Quotas/ }).first());
      await reader.arrive('/docs/survey/Docs/Designing_Survey_Flow#quotas');
    },
  },
  {
    name: 'd) home, a release, an item of it and back',
    from: '/',
    walk: async (reader) => {
      await reader.click(reader.page.getByRole('banner').getByRole('link', { name: 'See what changed' }));
      await reader.arrive('/docs/versions/Web/1_74');
      await reader.click(reader.main.getByRole('link', { name: 'Survey folders', exact: true }));
      await reader.arrive('/docs/survey/Docs/Survey_Administration_and_Settings');
      await reader.back();
      await reader.arrive('/docs/versions/Web/1_74');
    },
  },
  {
    name: 'e) set a quota, on a phone',
    from: '/docs',
    isPhone: true,
    walk: async (reader) => {
      await reader.click(reader.navbar.getByRole('button', { name: /^Search/ }));
      await reader.search('quota', /^Quotas/);
      await reader.arrive('/docs/survey/Docs/Designing_Survey_Flow#quotas');
    },
  },
  {
    name: 'f) a wrong address',
    from: '/docs/quotas',
    walk: async (reader) => {
      await reader.click(reader.main.getByRole('link', { name: /Quotas/ }).first());
      await reader.arrive('/docs/survey/Docs/Designing_Survey_Flow#quotas');
    },
  },
  {
    name: 'g) a misspelt search',
    from: '/docs',
    walk: async (reader) => {
      await reader.press('Control+k');
      await reader.search('exprot spss', /^SPSS export/);
      await reader.arrive('/docs/survey/Docs/Managing_Data_Transfer');
    },
  },
  {
    name: 'h) an answer by keyboard alone',
    from: '/docs',
    walk: async (reader) => {
      await reader.press('Control+k');
      await reader.type(reader.dialog.getByRole('combobox'), 'How do I stop reminders after someone answered?');
      await reader.see(reader.dialog.getByRole('option', { name: /^Ask AI/ }));
      await reader.press('Enter');
      await reader.see(reader.dialog.getByRole('link').first());
    },
  },
];

const { values } = parseArgs({ options: { at: { type: 'string' } } });
const server = values.at === undefined ? await startServer() : null;
const base = values.at ?? server?.base ?? '';
const browser = await chromium.launch(launchOptions());
try {
  console.log('| Journey | Clicks, keys and fields | Hesitations |\n|---|---|---|');
  for (const journey of JOURNEYS) {
    const { actions, hesitations } = await walk(browser, journey);
    console.log(`| ${journey.name} | ${actions} | ${hesitations.length === 0 ? '0' : hesitations.join('; ')} |`);
  }
} finally {
  await browser.close();
  await server?.stop();
}

async function walk(browser: Browser, { name, from, isPhone = false, walk }: Journey): Promise<Reader> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: isPhone ? PHONE : DESKTOP,
    reducedMotion: 'reduce',
    ...(isPhone ? { hasTouch: true, isMobile: true } : {}),
  });
  const reader = new Reader(await context.newPage());
  try {
    await reader.page.goto(from);
    await reader.page.mouse.move(5, 300);
    await walk(reader);
  } catch (error) {
    reader.hesitations.push('does not lead there');
    console.error(`${name}: ${error}`);
  } finally {
    await context.close();
  }
  return reader;
}

import { describe, expect, test } from 'vitest';
import { checkLinks } from './checkLinks.ts';
import { messagesOf } from './test/messagesOf.ts';
import { FLOW_FILE, flowPage, RELEASE_FILE, sampleSite } from './test/samplePages.ts';

const linking = (href: string) => {
  const text = flowPage.replace('[Quotas](#quotas)', `[this](${href})`);
  return messagesOf(checkLinks, { ...sampleSite, [FLOW_FILE]: text }, ['site/static/sample.csv']);
};

describe('links', () => {
  test.each([
    '#quota-alerts',
    '/docs/survey/Docs/Designing_Survey_Flow',
    '/docs/survey/Docs/Designing_Survey_Flow#quotas',
    './Designing_Survey_Flow.md#quotas',
    '../../versions/Web/1_41.md#alert-texts',
    '/docs/versions/Web/1_41#quotas',
    '/docs/versions/Web/1_41#new',
    '/docs/versions/recent-versions',
    '/search?q=quota',
    '/sample.csv',
    'https://example.com/anything',
    'mailto:help@example.com',
  ])('may lead to %s', async (href) => {
    expect(await linking(href)).toEqual([]);
  });

  test('to a page that does not exist are told, with the page that was meant', async () => {
    expect(await linking('/docs/survey/designing_survey_flow')).toEqual([
      `${FLOW_FILE}:19  The link /docs/survey/designing_survey_flow leads to no page. — Did you mean /docs/survey/Docs/Designing_Survey_Flow?`,
    ]);
    expect(await linking('/docs/nowhere')).toEqual([
      `${FLOW_FILE}:19  The link /docs/nowhere leads to no page. — Correct the address, or write the page.`,
    ]);
  });

  test('to a file that does not exist are told', async () => {
    expect(await linking('../Quotas.md')).toEqual([
      `${FLOW_FILE}:19  The link ../Quotas.md leads to site/docs/survey/Quotas.md, which does not exist. — Correct the path of the file.`,
    ]);
  });

  test('to a heading that does not exist are told, with the headings there are', async () => {
    expect(await linking('#quota')).toEqual([
      `${FLOW_FILE}:19  The link #quota leads to a heading that ${FLOW_FILE} does not have. — Use one of #quotas #quota-alerts.`,
    ]);
    const [item] = await linking('/docs/versions/Web/1_41#quota-fix');
    expect(item).toContain(
      `leads to a heading that ${RELEASE_FILE} does not have. — Use one of #new #fixed #quotas #alert-texts.`,
    );
  });

  test('that depend on the address of the page are told', async () => {
    expect(await linking('Designing_Survey_Flow#quotas')).toEqual([
      `${FLOW_FILE}:19  The link Designing_Survey_Flow#quotas depends on the address of the page. — Begin it with /docs/, or name the .md file.`,
    ]);
  });

  test('written as JSX are looked at too', async () => {
    const text = flowPage.replace('See [Quotas](#quotas).', 'See <a href="#nothing">this</a>.');
    expect(await messagesOf(checkLinks, { [FLOW_FILE]: text })).toHaveLength(1);
  });
});

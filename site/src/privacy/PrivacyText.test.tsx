import { DEFAULT_SERVER_PRIVACY, type PrivacyFacts, privacyHtml, privacySections } from '@feedback-docs/pages/privacy';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PrivacyText } from './PrivacyText';

test('the page and the server write the same markup, so that a served page comes to life as it is', () => {
  const facts: PrivacyFacts = {
    search: 'server',
    assistant: 'server',
    hosts: { search: '', assistant: '', font: 'fonts.example.com' },
    email: 'support@example.com',
  };
  const server = { ...DEFAULT_SERVER_PRIVACY, modelHost: 'models.example.org' };
  const [, inside] =
    /^<div [^>]*>(.*)<\/div>$/s.exec(renderToStaticMarkup(<PrivacyText facts={facts} server={server} />)) ?? [];
  expect(inside).toBe(privacyHtml(privacySections(facts, server)));
});

import { expect, test } from 'vitest';
import { comparedThings } from './readTopic.ts';

test.each([
  ['Which came first, webhooks or quotas?', ['webhooks', 'quotas']],
  ['QR codes or text message invitations, which did you ship earlier?', ['QR codes', 'text message invitations']],
  ['did kiosk mode or the sync queue come first?', ['did kiosk mode', 'the sync queue']],
  ['Is text analysis older than driver analysis?', ['Is text analysis', 'driver analysis']],
  ['Did SCIM come before SAML?', ['Did SCIM come', 'SAML']],
  ['How much time lies between webhooks and SCIM?', ['webhooks', 'SCIM']],
])('%s', (question, things) => {
  expect(comparedThings(question)).toEqual(things);
});

test.each(['Which release came first?', 'Did you have it before?', 'What was there in 1.40 or 1.41?'])(
  'nothing is set against another: %s',
  (question) => {
    expect(comparedThings(question)).toEqual([]);
  },
);

import { expect, test } from 'vitest';
import { releaseTopic } from './releaseTopic.ts';

test.each([
  ['which release added webhooks', 'webhooks'],
  ['Which release added scheduled exports?', 'scheduled exports'],
  ['when did quotas arrive', 'quotas'],
  ['since when can I use webhooks', 'webhooks'],
  ['what version introduced single sign-on', 'single sign-on'],
  ['which mobile version has the app lock', 'app lock'],
  ['when was the app lock added', 'app lock'],
  ['webhooks available since which version', 'webhooks'],
  ['since which version can I use webhooks', 'webhooks'],
  ['since when are there webhooks?', 'webhooks'],
])('the question "%s" is about %s', (query, topic) => {
  expect(releaseTopic(query)).toBe(topic);
});

test.each([
  'webhooks',
  'when to send reminders',
  'when is a contact added to a list',
  'which versions of Android do you support',
  'what release',
  'restore an old version of a survey',
  'added webhooks',
])('"%s" is no question about releases', (query) => {
  expect(releaseTopic(query)).toBeUndefined();
});

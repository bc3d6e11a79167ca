import { expect, test } from 'vitest';
import { parseAddress } from './parseAddress.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.7:41000', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:8080', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%25eth0]:80', 'fe80::1'],
])('%s is the address %s', (text, address) => {
  expect(parseAddress(text)).toBe(address);
});

test.each([
  '',
  'garbage',
  'unknown',
  '_hidden',
  '203.0.113',
  '203.0.113.256',
  '203.0.113.07',
  '203.0.113.7:port',
  '203.0.113.7:41000:1',
  '2001:db8::1::2',
  '[2001:db8::1]:port',
  '[203.0.113.7',
  'localhost',
  'a'.repeat(9000),
])('%s is no address', (text) => {
  expect(parseAddress(text)).toBeNull();
});

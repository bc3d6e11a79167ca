import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { parseSettings } from '../../settings/parseSettings.ts';
import { createReaderIdentifier, type ProxySettings } from './identifyReader.ts';
import type { TrustProxy } from './proxyTrust.ts';
import { createProxyWarning } from './proxyWarning.ts';

const request = (remoteAddress: string, headers: IncomingHttpHeaders) =>
  ({ socket: { remoteAddress }, headers }) as IncomingMessage;
const proxies = (trustProxy: TrustProxy, forwardedHeader: ProxySettings['forwardedHeader'] = 'x-forwarded-for') => ({
  trustProxy,
  forwardedHeader,
  limitThisMachine: false,
});
const networkBehind = (trustProxy: TrustProxy, remoteAddress: string, forwardedFor: string) =>
  createReaderIdentifier(proxies(trustProxy))(request(remoteAddress, { 'x-forwarded-for': forwardedFor })).network;

const PROXY = '10.0.0.9';
const READER = '203.0.113.7';

describe('with a number of proxies, addresses are counted from the right', () => {
  test.each([
    [1, READER, READER],
    [1, `198.51.100.1, ${READER}`, READER],
    [1, `127.0.0.1,${READER}`, READER],
    [2, `198.51.100.1, ${READER}, 10.0.0.8`, READER],
    [3, `198.51.100.1, ${READER}, 10.0.0.7, 10.0.0.8`, READER],
    // Past the outer proxy there is one address less.
    [2, READER, READER],
    [0, READER, PROXY],
  ])('%i of %j is %s', (count, forwardedFor, network) => {
    expect(networkBehind(count, PROXY, forwardedFor)).toBe(network);
  });
});

describe('with a list, the first address that is none of its proxies is the reader', () => {
  test.each([
    [['10.0.0.9'], PROXY, `198.51.100.1, ${READER}`, READER],
    [['10.0.0.0/24'], PROXY, `198.51.100.1, ${READER}, 10.0.0.8`, READER],
    [['loopback'], '127.0.0.1', READER, READER],
    [['loopback'], '::1', READER, READER],
    [['uniquelocal'], '::ffff:10.0.0.9', READER, READER],
    [['loopback'], PROXY, READER, PROXY],
    [['2001:db8::/32'], '2001:db8::9', '2001:db9:1:2:3::4', '2001:db9:1:2'],
  ])('%j and %s, %j: %s', (list, connected, forwardedFor, network) => {
    expect(networkBehind(list, connected, forwardedFor)).toBe(network);
  });
});

test.each(['127.0.0.1', PROXY])(
  'by default nobody is believed: some proxies pass on what readers write themselves, also %s',
  (connected) => {
    const { trustProxy } = parseSettings({});
    expect(networkBehind(trustProxy, connected, READER)).toBe(connected);
  },
);

test.each(['garbage', '', ',', 'unknown', `${READER}, garbage`, 'a'.repeat(9000)])(
  'what is no address (%j) is no reader of its own: the proxy that wrote it counts',
  (forwardedFor) => {
    expect(networkBehind(1, PROXY, forwardedFor)).toBe(PROXY);
  },
);

test('behind two proxies nonsense on the reader’s place counts as the outer proxy', () => {
  expect(networkBehind(2, PROXY, 'garbage, 10.0.0.8')).toBe('10.0.0.8');
});

test.each([
  [['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107', '203.0.113.7:4000', '203.0.113.7:4001']],
  [
    [
      '2001:db8:9:9::1',
      '2001:0DB8:0009:9::2',
      '[2001:db8:9:9:ffff::1]:80',
      '2001:db8:9:9:a:b:c:d',
      '2001:db8:9:9::1%en0',
    ],
  ],
])('all spellings of one address, and all addresses of one IPv6 household, are one reader: %j', (spellings) => {
  expect(new Set(spellings.map((spelling) => networkBehind(1, PROXY, spelling))).size).toBe(1);
});

test.each([
  ['for=203.0.113.7;proto=https;by=10.0.0.9', '203.0.113.7'],
  ['for=198.51.100.1, For="[2001:db8:1:2::3]:4711";proto=https', '2001:db8:1:2'],
  ['for=198.51.100.1, proto=https', PROXY],
  ['for=198.51.100.1, for=_hidden', PROXY],
  ['for="198.51.100.1, for=203.0.113.7', '203.0.113.7'],
])('with FORWARDED_HEADER=forwarded, %s is from %s', (forwarded, network) => {
  const read = createReaderIdentifier(proxies(1, 'forwarded'));
  // The other header may come from the reader, unread by such a proxy.
  const headers = { forwarded, 'x-forwarded-for': '198.51.100.99' };
  expect(read(request(PROXY, headers)).network).toBe(network);
  expect(createReaderIdentifier(proxies(1))(request(PROXY, { forwarded })).network).toBe(PROXY);
});

test.each([
  ['127.0.0.1', {}, true],
  ['::1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, false],
  ['127.0.0.1', { 'x-forwarded-for': '' }, false],
  ['127.0.0.1', { 'x-real-ip': READER }, false],
  ['127.0.0.1', { via: '1.1 proxy' }, false],
  [PROXY, { 'x-forwarded-for': '::1' }, false],
  [READER, {}, false],
])('where this machine is exempt from limits, %s with %j is: %s', (connected, headers, isExempt) => {
  for (const trusted of [0, 1, ['loopback']]) {
    const sent = request(connected, headers);
    expect(createReaderIdentifier(proxies(trusted))(sent).isExempt).toBe(isExempt);
    expect(createReaderIdentifier({ ...proxies(trusted), limitThisMachine: true })(sent).isExempt).toBe(false);
  }
});

test.each([
  [0, '127.0.0.1', READER, /TRUST_PROXY does not name/],
  [['loopback'], PROXY, READER, /TRUST_PROXY does not name/],
  [0, PROXY, READER, /TRUST_PROXY does not name/],
  [1, PROXY, undefined, /does not name the addresses of readers/],
  [2, PROXY, READER, /fewer addresses than TRUST_PROXY counts/],
  [1, PROXY, READER, null],
  [1, PROXY, `198.51.100.1, ${READER}`, null],
  [['loopback'], '127.0.0.1', READER, null],
])('with %j, an operator is told of a request from %s for %s: %s', (trusted, connected, forwardedFor, warning) => {
  const headers = { via: '1.1 proxy', ...(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }) };
  const said = createProxyWarning(proxies(trusted))(request(connected, headers));
  if (warning === null) expect(said).toBeNull();
  else expect(said).toMatch(warning);
  expect(createProxyWarning(proxies(trusted))(request(connected, {}))).toBeNull();
});

import { createHmac, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../../tools/seededRandom.ts';
import type { Attack } from './Attack.ts';

/** Tokens that an address may take in a minute. */
const TOKENS_A_MINUTE = 10;

/** The same address as a client could write it to be taken for others; what the proxy adds stands at the right. */
const SPELLINGS: readonly ((turn: number) => string)[] = [
  (turn) => `203.0.113.${turn}, 192.0.2.7`,
  (turn) => `127.0.0.1, ::1, 10.0.0.${turn}, 192.0.2.7`,
  () => '::ffff:192.0.2.7',
  () => '::FFFF:c000:207',
  (turn) => `192.0.2.7:${4000 + turn}`,
];

/** Attacks on limits, tokens and what is kept of addresses. */
export const LIMIT_ATTACKS: readonly Attack[] = [
  {
    name: 'tokens for one address in 60 requests with forged X-Forwarded-For',
    isShort: true,
    async run({ newReader }) {
      const reader = newReader();
      let granted = 0;
      for (let turn = 0; turn < 60; turn++) {
        const address = SPELLINGS[turn % SPELLINGS.length]?.(turn) ?? '';
        const { status } = await reader.send('/chat/token', { body: '', headers: { 'x-forwarded-for': address } });
        if (status === 200) granted++;
      }
      return { cost: granted, most: TOKENS_A_MINUTE, unit: 'tokens' };
    },
  },
  {
    name: 'forged tokens accepted',
    isShort: true,
    async run({ newReader }) {
      const good = await newReader().token();
      const random = seededRandom(7);
      let accepted = 0;
      for (let at = 0; at < 500; at++) {
        const forged = forge(good, random);
        const { status } = await newReader().send('/chat/feedback', {
          headers: { authorization: `TOKEN ${forged}` },
          body: '{"messageId":"none","thumbs":1}',
        });
        if (forged !== good && status !== 401) accepted++;
      }
      return { cost: accepted, most: 0, unit: 'accepted' };
    },
  },
  {
    name: 'addresses readable in the store, files others may read',
    isShort: true,
    async run({ newReader, dataDir }) {
      await newReader().token();
      const files = readdirSync(dataDir).map((name) => join(dataDir, name));
      const open = files.filter((file) => (statSync(file).mode & 0o077) !== 0).length;
      const named = files.filter((file) => readFileSync(file).includes('198.51.')).length;
      return { cost: open + named, most: 0, unit: 'files' };
    },
  },
];

/** A token that was not given out: one character changed, claims changed, or signed with another key. */
function forge(good: string, random: () => number): string {
  const [claims = '', signature = ''] = good.split('.');
  const later = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), exp: 9_999_999_999 }),
  ).toString('base64url');
  const sign = (key: string | Buffer) => createHmac('sha256', key).update(later).digest('base64url');
  // The last character has bits that no byte of the signature is made of.
  const at = Math.floor(random() * (good.length - 1));
  const forgeries = [
    `${good.slice(0, at)}${good[at] === 'A' ? 'B' : 'A'}${good.slice(at + 1)}`,
    `${later}.${signature}`,
    `${later}.${sign(randomBytes(32))}`,
    `${later}.${sign('secret')}`,
    `${later}.`,
    claims,
    `${good}.${signature}`,
    `${claims}.${signature.slice(0, 20)}`,
  ];
  return forgeries[Math.floor(random() * forgeries.length)] ?? '';
}

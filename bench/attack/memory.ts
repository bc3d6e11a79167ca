import { connect } from 'node:net';
import { memoryOf } from '../processUse.ts';
import { CREDENTIALS } from '../reader.ts';
import type { Attack } from './Attack.ts';
import { expensiveSearch } from './searches.ts';

/** What an attack may add to the server's memory: its caches are full afterwards, and garbage waits for its collector. */
const MAX_MEGABYTES = 250;

/** Attacks on the server's memory. */
export const MEMORY_ATTACKS: readonly Attack[] = [
  {
    name: '1,100 searches with 60 KB of filters, none with a hit',
    isShort: false,
    async run({ newReader, pid }) {
      const reader = newReader();
      const before = memoryOf(pid, 'VmRSS');
      for (let search = 0; search < 1100; search++) {
        await reader.search({
          indexName: 'docs',
          query: `zz${search}`,
          facetFilters: [Array.from({ length: 240 }, (_, at) => `x${search}_${at}:${'%'.repeat(235)}`)],
        });
      }
      return { cost: memoryOf(pid, 'VmRSS') - before, most: MAX_MEGABYTES, unit: 'MB more' };
    },
  },
  {
    name: '150 connections that read nothing',
    isShort: false,
    async run({ newReader, base, pid }) {
      const before = memoryOf(pid, 'VmRSS');
      let highest = before;
      const body = JSON.stringify({ requests: Array.from({ length: 10 }, (_, page) => expensiveSearch('a', page)) });
      const head = Object.entries({ ...CREDENTIALS, host: 'docs', 'content-length': Buffer.byteLength(body) });
      const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      const { hostname, port } = new URL(base);
      const sockets = [];
      for (let opened = 0; opened < 150; opened++) {
        const socket = connect({ host: hostname, port: Number(port) });
        socket.on('error', () => undefined).pause();
        socket.write(`POST /1/indexes/*/queries HTTP/1.1\r\n${lines}\r\n${body}`);
        sockets.push(socket);
        // Another reader's page in between: the attack goes on while the server works.
        await newReader().send('/docs/intro');
        highest = Math.max(highest, memoryOf(pid, 'VmRSS'));
      }
      for (const socket of sockets) socket.destroy();
      return { cost: highest - before, most: MAX_MEGABYTES, unit: 'MB more' };
    },
  },
];

import { folderSize } from '../processUse.ts';
import { CREDENTIALS } from '../reader.ts';
import type { Attack } from './Attack.ts';

/** The write-ahead log alone grows to some 4 MB before it is emptied. */
const MAX_MEGABYTES = 6;

/** Attacks on the disk. */
export const DISK_ATTACKS: readonly Attack[] = [
  {
    name: '300 requests with 34 events of 20 records',
    isShort: true,
    async run({ newReader, dataDir }) {
      const reader = newReader();
      const before = folderSize(dataDir);
      const event = {
        eventType: 'click',
        eventName: 'n'.repeat(256),
        index: 'docs',
        objectIDs: Array.from({ length: 20 }, () => '一'.repeat(20)),
        positions: Array.from({ length: 20 }, () => 1),
      };
      const body = JSON.stringify({ events: Array.from({ length: 34 }, () => event) });
      for (let sent = 0; sent < 300; sent++) await reader.send('/1/events', { headers: CREDENTIALS, body });
      return { cost: folderSize(dataDir) - before, most: MAX_MEGABYTES, unit: 'MB more on disk' };
    },
  },
  {
    name: '1,000 result pages for different queries',
    isShort: true,
    async run({ newReader, dataDir }) {
      const reader = newReader();
      const before = folderSize(dataDir);
      for (let sent = 0; sent < 1000; sent++) {
        await reader.send(`/search?q=${'quota '.repeat(60)}${sent}`.replaceAll(' ', '+'));
      }
      return { cost: folderSize(dataDir) - before, most: MAX_MEGABYTES, unit: 'MB more on disk' };
    },
  },
];

import { findWebKit } from '../../tools/setup/findEngines.mjs';
import { verifies } from '../manifest/verifies.ts';
import { allPageKinds } from '../siteRoutes.ts';
import { expect, test } from './test.ts';
import { visitPages } from './visitPages.ts';

test(
  'every kind of page comes to life with nothing to say in the console',
  verifies('I2.engines'),
  async ({ baseURL }) => {
    // It ends by itself once a page hangs.
    test.setTimeout(600_000);
    const programs = findWebKit();
    if (programs === undefined) throw new Error('WebKit was there when the engine was started, and is gone.');
    const lines = await visitPages(programs, baseURL ?? '', Object.values(allPageKinds));
    // The answer to a page that isn't there is an error by design.
    const isWanted = (line: string) => line.includes('404') && line.includes(allPageKinds['the not-found page'] ?? '');
    expect(lines.filter((line) => / (WARN|ERROR) /.test(line) && !isWanted(line))).toEqual([]);
  },
);

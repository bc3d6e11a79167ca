import { verifies } from '../manifest/verifies.ts';
import { allPageKinds } from '../siteRoutes.ts';
import { expect, test } from './test.ts';

for (const [kind, address] of Object.entries(allPageKinds)) {
  test(`${kind} comes to life with nothing to say in the console`, verifies('I2.engines'), async ({ reader }) => {
    await reader.open(address);
    expect((await reader.see({ css: 'h1' })).count).toBe(1);
  });
}

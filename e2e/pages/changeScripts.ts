import type { Page } from '@playwright/test';

/**
 * Changes the scripts of the built site on their way to the browser, which is how a test puts a fault or another setting into an
 * otherwise real page. Returns a function that tells how many scripts were changed, so that a test can insist that its fault is in.
 */
export async function changeScripts(page: Page, change: (code: string) => string): Promise<() => number> {
  let changed = 0;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const body = change(code);
    if (body !== code) changed++;
    await route.fulfill({ response, body });
  });
  return () => changed;
}

import type { Page } from '@playwright/test';

/**
 * Changes the scripts of the built site on their way to the browser, which is how a test puts a fault or another setting into an
 * otherwise real page. Returns a function that tells how many scripts were changed, so that a test can insist that its fault is in.
 */
export async function changeScripts(page: Page, change: (code: string) => string): Promise<() => number> {
  let changed = 0;
  // A changed script is another one than the page vouches for.
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replaceAll(/ integrity=[^ >]+/g, '') });
    },
  );
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const body = change(code);
    if (body !== code) changed++;
    await route.fulfill({ response, body });
  });
  return () => changed;
}

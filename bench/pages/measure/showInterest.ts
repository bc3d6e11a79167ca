import type { Page } from '@playwright/test';

/** Moves the pointer onto the heading: a sign of interest that asks for nothing. */
export async function showInterest(page: Page): Promise<void> {
  const box = await page.locator('h1').first().boundingBox();
  if (box === null) throw new Error(`${page.url()} shows no heading, so the pointer has nowhere to go.`);
  await page.mouse.move(box.x + 4, box.y + box.height / 2, { steps: 2 });
}

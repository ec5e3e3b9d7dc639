import { expect, type Page } from '@playwright/test';

const HOUR_MS = 60 * 60 * 1000;
const STEP_MS = 50;

/** Installed before the page is opened; the clock runs normally until it is paused. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
}

/** From here on timers fire only when the time is advanced by hand. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + HOUR_MS);
}

/** A text stays for this long and no longer, however busy the machine is. */
export async function expectShownFor(page: Page, text: string, ms: number): Promise<void> {
  await expect(page.getByText(text)).toBeVisible();
  await page.clock.runFor(ms - STEP_MS);
  await expect(page.getByText(text)).toBeVisible();
  await page.clock.runFor(2 * STEP_MS);
  await expect(page.getByText(text)).toBeHidden();
}

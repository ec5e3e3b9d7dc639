import type { Page } from '@playwright/test';

/**
 * The worker has put away what is needed without a network. How long that takes is the machine's
 * affair: it is waited for like any other event, within the limit of the test.
 */
export async function workerReady(page: Page): Promise<void> {
  await page.getByText('Ready to work offline').waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

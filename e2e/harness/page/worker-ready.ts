import type { Page } from '@playwright/test';

/**
 * The worker has cached what the app needs offline. The time depends on the machine, so it is
 * awaited like any event, within the test's limit.
 */
export async function workerReady(page: Page): Promise<void> {
  await page.getByText('Ready to work offline').waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

import type { Page } from '@playwright/test';

/**
 * The worker has cached what the app needs offline. The time depends on the machine, so it is
 * awaited like any event, within the test's limit.
 */
export async function workerReady(page: Page): Promise<void> {
  // Its toast may already be gone, so what is awaited is that nothing is left to announce.
  await page.waitForFunction(
    () =>
      navigator.serviceWorker.controller !== null &&
      localStorage.getItem('chowk.readyOwed') === null,
  );
}

import { expect, type Page } from '@playwright/test';
import { atRest } from './idle';

const LIMIT_MS = 45_000;

/** A while after the start the worker fetches what opens without a network; these are waited for. */
export async function screensKept(page: Page, names: readonly string[]): Promise<void> {
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('chowk-assets')).keys()).map((r) => r.url));
  await expect
    .poll(
      async () => {
        const urls = (await kept()).join(' ');
        return names.filter((name) => !urls.includes(`/assets/${name}-`));
      },
      { timeout: LIMIT_MS },
    )
    .toEqual([]);
  await atRest(page);
}

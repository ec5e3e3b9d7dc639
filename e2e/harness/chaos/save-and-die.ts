import { expect, type Page } from '@playwright/test';
import { listQueued } from './queue-commands';
import type { ChaosWorld } from './world';

/** The content of the newest pending profile change. */
function lastNameSaved(page: Page, personId: string): Promise<string | undefined> {
  return page.evaluate(
    (name) =>
      new Promise<string | undefined>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction('pendingUploads').objectStore('pendingUploads');
          const reading = store.index('seq').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.at(-1)?.data.full_name);
          };
        };
      }),
    `chowk-${personId}`,
  );
}

/**
 * Presses Save without a network and kills the browser as soon as it says saved. Returns what is
 * pending after a restart.
 */
export async function saveAndDie(world: ChaosWorld, name: string): Promise<string[]> {
  world.proxy.line = 'dead';
  await world.open('/settings/profile');
  await world.page().getByLabel('Your name').fill(name);
  await world.page().getByRole('button', { name: 'Save changes' }).click();
  await expect(world.page().getByText('Saved on this device')).toBeVisible();
  await world.killBrowser();
  await world.open();
  expect(await lastNameSaved(world.page(), world.person.id)).toBe(name);
  return listQueued(world.page(), world.person.id);
}

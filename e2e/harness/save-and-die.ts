import { expect } from '@playwright/test';
import type { ChaosWorld } from './chaos-world';
import { listQueued } from './queue-commands';

/**
 * The person presses Save without a line; the browser dies as soon as it says that it is saved.
 * Answers with what waits after it was opened again.
 */
export async function saveAndDie(world: ChaosWorld, name: string): Promise<string[]> {
  world.proxy.line = 'dead';
  await world.open('/settings/profile');
  await world.page().getByLabel('Your name').fill(name);
  await world.page().getByRole('button', { name: 'Save changes' }).click();
  await expect(world.page().getByText('Saved on this device')).toBeVisible();
  await world.killBrowser();
  await world.open();
  return listQueued(world.page(), world.person.id);
}

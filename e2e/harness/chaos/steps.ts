import { expect } from '@playwright/test';
import { drawPhoto } from '../trade/drawn-photo';
import { logProgress } from './log-progress';
import { listQueued, type QueuedCommand } from './queue-commands';
import { describeQueue } from './queue-diagnostics';
import type { ChaosWorld } from './world';

/** Longer than the engine waits for a new network to settle. */
const RECONNECT_MS = 2500;
const SEND_LIMIT_MS = 200_000;

export async function photosFor(world: ChaosWorld, count: number): Promise<Buffer[]> {
  const photos: Buffer[] = [];
  for (let seed = 1; seed <= count; seed += 1) {
    photos.push((await drawPhoto(world.page(), seed)).buffer);
  }
  return photos;
}

/** The number of pending commands; retried while a browser is being killed. */
async function reconnect(world: ChaosWorld): Promise<string[] | 'nobody there'> {
  try {
    for (const tab of world.browser().context.pages()) {
      await tab.evaluate(() => window.dispatchEvent(new Event('online')));
    }
    const left = await listQueued(world.page(), world.person.id);
    logProgress(`${left.length} wait`);
    return left;
  } catch {
    return 'nobody there';
  }
}

/** Toggles the network, which ends all backoff waits. */
export async function sendAll(
  world: ChaosWorld,
  limitMs = SEND_LIMIT_MS,
  except: readonly string[] = [],
): Promise<void> {
  try {
    await expect
      .poll(() => reconnect(world), { intervals: [RECONNECT_MS], timeout: limitMs })
      .toEqual(except);
  } catch (error) {
    throw new Error(`Not everything was sent: ${await describeQueue(world)}`, {
      cause: error,
    });
  }
}

/** From the server's tables: each command once, and those of one row in order. */
export async function expectAllOnce(
  world: ChaosWorld,
  saved: readonly string[],
  commands: readonly QueuedCommand[],
): Promise<void> {
  const { done, audited } = await world.readTruth();
  const keys = done.map(({ key }) => key);
  const ids = [...saved, ...commands.map(({ id }) => id)];
  expect([...keys].sort(), 'nothing was lost').toEqual([...ids].sort());
  expect(audited, 'nothing was done twice').toBe(ids.length);
  for (const target of new Set(commands.map((one) => one.target))) {
    const wanted = commands.filter((one) => one.target === target).map(({ id }) => id);
    const order = keys.filter((key) => wanted.includes(key));
    expect(order, `${target} in its order`).toEqual(wanted);
  }
}

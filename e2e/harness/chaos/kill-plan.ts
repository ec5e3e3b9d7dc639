import type { Page } from '@playwright/test';
import type { Moment } from './fault-proxy';
import { logProgress } from './log-progress';
import { seededRandom } from './seeded-random';
import type { ChaosWorld } from './world';

type Victim = 'server' | 'browser' | 'tab';

interface Kill {
  readonly victim: Victim;
  readonly moment: Moment;
}

/** In any order, during a request or with its response on the way. */
function drawKills(victims: readonly Victim[], chance: () => number): Kill[] {
  const left = [...victims];
  return victims.flatMap(() =>
    left.splice(Math.floor(chance() * left.length), 1).map((victim) => ({
      victim,
      moment: chance() < 0.5 ? ('sent' as const) : ('answered' as const),
    })),
  );
}

/** Whether this tab holds the sender's lock. */
function isSending(tab: Page): Promise<boolean> {
  return tab.evaluate(() =>
    navigator.locks.request(`who-${crypto.randomUUID()}`, async (own) => {
      const { held = [] } = await navigator.locks.query();
      const me = held.find(({ name }) => name === own?.name)?.clientId;
      return held.some(({ name, clientId }) => name?.startsWith('chowk-send-') && clientId === me);
    }),
  );
}

/** The service worker may be the sender; then no tab is closed. */
async function closeSendingTab(world: ChaosWorld): Promise<boolean> {
  for (const tab of world.browser().context.pages()) {
    if (!(await isSending(tab))) continue;
    await tab.close();
    return true;
  }
  return false;
}

async function strike(world: ChaosWorld, victim: Victim): Promise<boolean> {
  if (victim === 'tab') return closeSendingTab(world);
  if (victim === 'server') await world.killServer();
  else {
    await world.killBrowser();
    await world.open();
  }
  return true;
}

/**
 * Kills at batches that reach the server until all kills have happened: triggered by what is sent,
 * never by the clock. Batches wait during a kill, so that each is in the middle of a request, and a
 * restarted browser cannot send everything before the next.
 */
export function planKills(
  world: ChaosWorld,
  seed: number,
  victims: readonly Victim[],
): Promise<void> {
  const kills = drawKills(victims, seededRandom(seed));
  let line: Promise<unknown> = Promise.resolve();
  return new Promise((resolve, reject) => {
    const strikeAt = async (moment: Moment) => {
      const [next] = kills;
      if (next?.moment !== moment) return undefined;
      world.striking = next.victim;
      const isDone = await strike(world, next.victim);
      if (isDone) kills.shift();
      logProgress(isDone ? `killed: ${next.victim}, ${moment}` : `no ${next.victim} to kill`);
      world.striking = undefined;
      if (kills.length === 0) resolve();
      return 'lose' as const;
    };
    world.proxy.onBatch = (moment) => {
      const mine = line.then(() => strikeAt(moment));
      line = mine.catch(reject);
      return mine.catch(() => 'lose' as const);
    };
  });
}

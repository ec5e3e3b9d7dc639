import type { Page } from '@playwright/test';
import { lastProgress } from './log-progress';
import type { ChaosWorld } from './world';

/** The state of a tab's engine: what is pending and why, and who holds which lock. */
function lookInto(tab: Page, store: string) {
  return tab.evaluate(async (name) => {
    const rows = await new Promise<Record<string, unknown>[]>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const all = opening.result.transaction('pendingUploads').objectStore('pendingUploads');
        const reading = all.getAll();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result);
        };
      };
    });
    const kinds = rows.map(({ state, retryAt, lastError }) =>
      JSON.stringify({
        state,
        waitS: Math.round((Number(retryAt) - Date.now()) / 1000),
        lastError,
      }),
    );
    const { held = [], pending = [] } = await navigator.locks.query();
    return {
      address: location.pathname,
      visibility: document.visibilityState,
      isOnline: navigator.onLine,
      isSignedIn: localStorage.getItem('chowk.session') !== null,
      locks: { held: held.map((one) => one.name), pending: pending.map((one) => one.name) },
      rows: Object.fromEntries(
        [...new Set(kinds)].map((kind) => [kind, kinds.filter((other) => other === kind).length]),
      ),
      says: document.querySelector('h1')?.textContent,
    };
  }, store);
}

const LOOK_LIMIT_MS = 10_000;

function inTime<T>(looking: Promise<T>): Promise<T | string> {
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve('the tab does not answer'), LOOK_LIMIT_MS).unref();
  });
  return Promise.race([looking.catch(String), late]);
}

/** Everything known about a queue that stopped, for the error message. */
export async function describeQueue(world: ChaosWorld): Promise<string> {
  const tabs: unknown[] = [];
  for (const tab of world.browser().context.pages()) {
    tabs.push(await inTime(lookInto(tab, `chowk-${world.person.id}`)));
  }
  const { line, faults } = world.proxy;
  const { striking } = world;
  const story = { said: lastProgress(), line, faults: Object.fromEntries(faults), striking, tabs };
  return JSON.stringify(story);
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { storeOf } from '../../e2e/harness/chaos/queue-commands';
import { browserArgs } from '../../e2e/harness/page/browser-args';
import { BESIDE_THE_APP, countRows } from '../../e2e/harness/page/unsent-work';
import { callerOf } from '../../e2e/harness/people/call';
import { makePerson } from '../../e2e/harness/people/new-person';
import { signInOn } from '../../e2e/harness/people/own-account';
import { SESSION_KEY } from '../../e2e/harness/people/people';
import { startServer } from '../../e2e/harness/server/server';
import { launchCampaign } from '../../e2e/harness/trade/live-campaign';
import { acceptOffer } from '../../e2e/harness/trade/waiting-proof';
import { median, percentile } from '../harness/measure';
import { nextMeasure } from './next-measure';

const CPU_SLOWER = 4;
/** Enough that the p95 is more than the fifth worst. */
const SAVES = Number(process.env.BENCH_SAVES ?? 250);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const MOST_QUEUE_MS = 15;
const MOST_READ_RATIO = 1.3;
const MOST_START_MS = 1800;
const READ_ROWS = 2000;
const START_ROWS = 500;
/** The device fetches its rows once the screen has had the line to itself. */
const PULL_LIMIT_MS = 60_000;
const REMEMBER_MS = 4000;

/** The first deal as painted, told by the page itself: the test looks far too rarely. */
function noteFirstDeal(): void {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('#root a[href^="/deal/"]')) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('deal-shown')));
  });
  watcher.observe(document, { childList: true, subtree: true });
}

/** The person's own deals, many times over; the server has one, the device needs to hold many. */
async function fillDeals(page: Page, personId: string, count: number): Promise<void> {
  await page.evaluate(
    ({ name, rows }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('deals', 'readwrite');
          const store = writing.objectStore('deals');
          const reading = store.getAll();
          reading.onsuccess = () => {
            const [deal] = reading.result;
            store.clear();
            for (let place = 0; place < rows; place += 1) {
              const id = deal.id.slice(0, -4) + place.toString(16).padStart(4, '0');
              store.put({ ...deal, id, status: 'offered', campaign_title: `Deal ${place}` });
            }
          };
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          writing.onabort = () => reject(writing.error);
        };
      }),
    { name: `chowk-${personId}`, rows: count },
  );
}

/** The same rows by the browser's own means and nothing else. */
function readRaw(page: Page, personId: string): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          // As ours: from its first question on, not from the beginning of its transaction.
          const store = opening.result.transaction('deals').objectStore('deals');
          const start = performance.now();
          const reading = store.getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(performance.now() - start);
          };
        };
      }),
    `chowk-${personId}`,
  );
}

function entries(page: Page, name: string): Promise<number[]> {
  return page.evaluate(
    (wanted) => performance.getEntriesByName(wanted).map(({ duration }) => duration),
    name,
  );
}

/** Rows of the device as the app reads them, beside the same rows read raw, in turns. */
async function measureReading(page: Page, personId: string): Promise<boolean> {
  const [ours, raw]: [number[], number[]] = [[], []];
  await page.goto('/dashboard');
  await page.locator('a[href^="/deal/"]').first().waitFor();
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = (await entries(page, 'rows-read')).length;
    // Another search is another reading of all rows, on a page that is done opening.
    await page.getByRole('searchbox').fill(`Deal ${round + 1}`);
    await page.waitForFunction(
      (count) => performance.getEntriesByName('rows-read').length > count,
      before,
    );
    const own = (await entries(page, 'rows-read')).at(-1) ?? 0;
    const bare = await readRaw(page, personId);
    if (round === 0) continue;
    ours.push(own);
    raw.push(bare);
  }
  const ratio = median(ours) / median(raw);
  console.log(
    `hydrate ${READ_ROWS} rows: ours ${median(ours).toFixed(1)} ms, raw IndexedDB ${median(raw).toFixed(1)} ms, ratio ${ratio.toFixed(2)} (budget ≤ ${MOST_READ_RATIO}): ${ratio <= MOST_READ_RATIO ? 'kept' : 'MISSED'}`,
  );
  return ratio <= MOST_READ_RATIO;
}

/** When the first deal was painted, on a page of its own. */
async function startOnce(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  await page.addInitScript(noteFirstDeal);
  // Chromium 150 forgets that it is told to be offline when a page leaves for a site of its own.
  await context.setOffline(false);
  await page.goto(BESIDE_THE_APP);
  await context.setOffline(true);
  await page.goto('/dashboard');
  const mark = await page.waitForFunction(
    () => performance.getEntriesByName('deal-shown')[0]?.startTime,
  );
  const shownMs = (await mark.jsonValue()) ?? Number.POSITIVE_INFINITY;
  await page.close();
  return shownMs;
}

async function measureStart(context: BrowserContext): Promise<boolean> {
  const shown: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const shownMs = await startOnce(context);
    if (round > 0) shown.push(shownMs);
  }
  const middle = median(shown);
  console.log(
    `offline cold start to ${START_ROWS} deals, CPU ×${CPU_SLOWER}: median ${middle.toFixed(0)} ms, p95 ${percentile(shown, 95).toFixed(0)} ms; ratio to budget ${(middle / MOST_START_MS).toFixed(2)} (budget ≤ ${MOST_START_MS}): ${middle <= MOST_START_MS ? 'kept' : 'MISSED'}`,
  );
  return middle <= MOST_START_MS;
}

/** One row, by the browser's own means, as safely as a queue row: what the disk itself takes. */
function writeRaw(page: Page, personId: string): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const start = performance.now();
          const writing = opening.result.transaction('config', 'readwrite', {
            durability: 'strict',
          });
          writing.objectStore('config').put({ key: 'bench', value: start });
          writing.onabort = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve(performance.now() - start);
          };
        };
      }),
    `chowk-${personId}`,
  );
}

async function measureQueueing(page: Page, personId: string): Promise<boolean> {
  const raw: number[] = [];
  await page.goto('/settings/profile');
  const name = page.getByLabel('Your name');
  for (let save = 0; save < SAVES; save += 1) {
    await name.fill(`Asha ${'abcdefghij'[save % 10]}${'klmnopqrst'[Math.floor(save / 10) % 10]}`);
    const queued = nextMeasure(page, 'work-queued');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await queued;
    // The form then takes over what was saved; typed before that, the next name would be lost.
    await expect(page.locator('button[aria-busy="true"]')).toHaveCount(0);
    raw.push(await writeRaw(page, personId));
  }
  const ms = await entries(page, 'work-queued');
  const p95 = percentile(ms, 95);
  console.log(
    `enqueue: median ${median(ms).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms of ${ms.length}; one raw safe write ${median(raw).toFixed(1)} and ${percentile(raw, 95).toFixed(1)} ms, ratio of the medians ${(median(ms) / median(raw)).toFixed(2)}; ratio to budget ${(p95 / MOST_QUEUE_MS).toFixed(2)} (budget p95 ≤ ${MOST_QUEUE_MS}): ${p95 <= MOST_QUEUE_MS ? 'kept' : 'MISSED'}`,
  );
  return p95 <= MOST_QUEUE_MS;
}

/** The built app on a real profile, with the network gone. */
export async function measureOfflineApp(): Promise<boolean> {
  const server = await startServer();
  const profile = await mkdtemp(join(tmpdir(), 'chowk-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: browserArgs(),
    viewport: { width: 360, height: 640 },
    baseURL: server.url,
  });
  try {
    const person = await makePerson(server.url, 'retailer');
    const title = `Bench ${Date.now()}`;
    await launchCampaign(server.url, { title, payoutPaise: 20_000, photosNeeded: 1 });
    await acceptOffer(await callerOf(server.url, person), title);
    const { stored } = await signInOn(server.url, person, 'bench');
    await context.addInitScript(
      ([key, value]) => {
        if (localStorage.getItem(key) !== null) return;
        localStorage.setItem(key, value);
        localStorage.setItem('chowk.install', JSON.stringify({ dismissals: 3 }));
      },
      [SESSION_KEY, stored] as const,
    );
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto('/dashboard');
    await page.getByText('Ready to work offline').waitFor();
    await storeOf(page, person.id);
    await expect
      .poll(() => countRows(page, 'deals'), { timeout: PULL_LIMIT_MS })
      .toBeGreaterThan(0);
    // What a page shows is remembered a moment after it was shown.
    await page.goto('/settings/profile');
    await page.getByLabel('Your name').waitFor();
    await page.waitForTimeout(REMEMBER_MS);
    await context.setOffline(true);
    await fillDeals(page, person.id, READ_ROWS);
    const isRead = await measureReading(page, person.id);
    await fillDeals(page, person.id, START_ROWS);
    const isStarted = await measureStart(context);
    const isQueued = await measureQueueing(page, person.id);
    return isRead && isStarted && isQueued;
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
    await server.stop();
  }
}

import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArgs } from '../e2e/harness/page/browser-args';
import { startServer } from '../e2e/harness/server/server';
import { median } from './harness/measure';

const CPU_SLOWER = 4;
/** A slow 4G line, as measuring tools for phones take it. */
const LINE = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 92_160 };
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const PATHS = ['/', '/brand', '/retailer', '/bizman'] as const;
const STEP = 0.6;
const STEP_MS = 250;
/** What a task longer than this keeps a finger waiting. */
const SHORT_TASK_MS = 50;
const MOST = { lcp: 1000, blocked: 200, shift: 0.1 } as const;

interface Seen {
  lcp: number;
  blocked: number;
  shift: number;
}

/** Not in the library of types; of the other kinds of entries only their times are read. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Told by the page itself from its first moment on. */
function watch(shortTaskMs: number): void {
  const seen: Seen = { lcp: 0, blocked: 0, shift: 0 };
  Object.assign(window, { seen });
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (type === 'largest-contentful-paint') seen.lcp = entry.startTime;
        else if (type === 'longtask') seen.blocked += entry.duration - shortTaskMs;
        else if (!entry.hadRecentInput) seen.shift += entry.value;
      }
    }).observe({ type, buffered: true });
  }
}

const seenBy = (page: Page) =>
  page.evaluate(() => ({ ...(window as unknown as { seen: Seen }).seen }));

/** The first load of a stranger's phone; then the page is read to its end, for what moves late. */
async function measureOnce(browser: Browser, url: string): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
  await page.addInitScript(watch, SHORT_TASK_MS);
  await page.goto(url, { waitUntil: 'networkidle' });
  const { lcp, blocked } = await seenBy(page);
  if (lcp === 0) throw new Error(`${url} showed nothing`);
  const { end, step } = await page.evaluate(
    (share) => ({ end: document.body.scrollHeight, step: window.innerHeight * share }),
    STEP,
  );
  for (let y = 0; y < end; y += step) {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await page.waitForTimeout(STEP_MS);
  }
  const { shift } = await seenBy(page);
  await context.close();
  return { lcp, blocked, shift };
}

/** The front pages as built, on a slow phone and a slow line. */
async function measureFrontPages(): Promise<boolean> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: browserArgs(),
  });
  let isKept = true;
  try {
    for (const path of PATHS) {
      const rounds: Seen[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const seen = await measureOnce(browser, `${server.url}${path}`);
        if (round > 0) rounds.push(seen);
      }
      for (const name of ['lcp', 'blocked', 'shift'] as const) {
        const middle = median(rounds.map((seen) => seen[name]));
        const isWithin = middle <= MOST[name];
        isKept &&= isWithin;
        console.log(
          `${path} ${name}: median ${middle.toFixed(name === 'shift' ? 4 : 0)}, ratio to budget ${(middle / MOST[name]).toFixed(2)} (budget ≤ ${MOST[name]}): ${isWithin ? 'kept' : 'MISSED'}`,
        );
      }
    }
    return isKept;
  } finally {
    await browser.close();
    await server.stop();
  }
}

process.exit((await measureFrontPages()) ? 0 : 1);

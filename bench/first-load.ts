import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { browserArgs } from '../e2e/harness/page/browser-args';
import {
  countFirstLoad,
  FIRST_PLACES,
  type FirstPlace,
  type Load,
  watchFirstLoad,
} from '../e2e/harness/page/first-load';
import { SESSION_KEY, signInAs } from '../e2e/harness/people/people';
import { startServer } from '../e2e/harness/server/server';
import { median } from './harness/measure';

const CPU_SLOWER = 6;
const BITS_PER_BYTE = 8;
const BYTES_PER_SECOND = 400_000 / BITS_PER_BYTE;
const LINE = {
  latency: 400,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND,
};
const NO_LIMIT = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 1);
const KEPT_LIMIT_MS = 20_000;
const SETTINGS = { 'chowk.language': 'en', 'chowk.install': JSON.stringify({ dismissals: 3 }) };

interface Goal {
  readonly usableMs?: number;
  readonly requests?: number;
  readonly scripts?: number;
  readonly apiCalls?: number;
  readonly kb?: number;
}

/** For the first visit. */
const GOALS: Readonly<Record<string, Goal>> = {
  landing: { scripts: 6 },
  'sign-in': { usableMs: 3500, requests: 14 },
  store: { usableMs: 4500, scripts: 12, apiCalls: 6, kb: 260 },
  brand: { usableMs: 5000 },
};

async function throttled(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  return session;
}

/** The first visit, and the next one once the worker has put the app away. */
async function visitTwice(browser: Browser, url: string, place: FirstPlace): Promise<[Load, Load]> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 640 },
    serviceWorkers: 'allow',
  });
  const session = place.role ? { [SESSION_KEY]: await signInAs(url, place.role) } : {};
  await context.addInitScript(
    (items) => {
      for (const [key, value] of Object.entries(items)) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }
    },
    { ...SETTINGS, ...session },
  );
  await context.addInitScript(watchFirstLoad, place.usable);
  try {
    const first = await context.newPage();
    const line = await throttled(first);
    const cold = await countFirstLoad(first, line, place.path);
    await line.send('Network.emulateNetworkConditions', { offline: false, ...NO_LIMIT });
    await line.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const kept = first.getByText('Ready to work offline');
    await kept.waitFor({ timeout: KEPT_LIMIT_MS }).catch(() => undefined);
    await first.close();
    const next = await context.newPage();
    return [cold, await countFirstLoad(next, await throttled(next), place.path)];
  } finally {
    await context.close();
  }
}

function middleOf(loads: readonly Load[]): Load {
  const of = (key: keyof Load) => median(loads.map((load) => load[key]));
  return {
    requests: of('requests'),
    scripts: of('scripts'),
    apiCalls: of('apiCalls'),
    kb: of('kb'),
    wordsMs: of('wordsMs'),
    usableMs: of('usableMs'),
  };
}

function tell(name: string, load: Load, goal: Goal): boolean {
  const missed = (Object.keys(goal) as (keyof Goal)[]).filter(
    (key) => load[key] > (goal[key] ?? Number.POSITIVE_INFINITY),
  );
  const goals = Object.entries(goal).map(([key, most]) => `${key} ≤ ${most}`);
  const verdict = missed.length > 0 ? `MISSED: ${missed.join(', ')}` : 'kept';
  console.log(
    `${name.padEnd(14)} ${load.requests} requests (${load.scripts} scripts, ${load.apiCalls} API calls), ${load.kb.toFixed(0)} KB, first words ${load.wordsMs.toFixed(0)} ms, usable ${load.usableMs.toFixed(0)} ms${goals.length > 0 ? ` (goal ${goals.join(', ')}: ${verdict})` : ''}`,
  );
  return missed.length === 0;
}

/** What a first and a second visit cost on a weak phone with a weak line. */
async function measureFirstLoads(): Promise<boolean> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: browserArgs(),
  });
  let isKept = true;
  try {
    console.log(`400 kbit/s, ${LINE.latency} ms, CPU ×${CPU_SLOWER}; until the page can be used:`);
    for (const place of FIRST_PLACES) {
      const visits: [Load, Load][] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        visits.push(await visitTwice(browser, server.url, place));
      }
      const cold = middleOf(visits.map(([load]) => load));
      isKept = tell(`${place.name}, cold`, cold, GOALS[place.name] ?? {}) && isKept;
      tell(`${place.name}, warm`, middleOf(visits.map(([, load]) => load)), {});
    }
    return isKept;
  } finally {
    await browser.close();
    await server.stop();
  }
}

process.exit((await measureFirstLoads()) ? 0 : 1);

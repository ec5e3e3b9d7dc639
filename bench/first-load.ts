import { type Browser, type BrowserContext, chromium } from '@playwright/test';
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

/** A computer, and a weak phone: for the phone the goals allow twice the time. */
const CPUS = [
  { slower: 1, allowance: 1 },
  { slower: 6, allowance: 2 },
] as const;
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
const SECOND_MS = 1000;
const SETTINGS = { 'chowk.language': 'en', 'chowk.install': JSON.stringify({ dismissals: 3 }) };

type Goal = Partial<Load>;

/** For the first visit at the computer's speed. The landing page is written out: its words can be used. */
const GOALS: Readonly<Record<string, Goal>> = {
  landing: { wordsMs: 1000, scripts: 6, shift: 0.02 },
  'sign-in': { usableMs: 3500, requests: 14 },
  store: { usableMs: 4500, scripts: 12, apiCalls: 6, kb: 260 },
  brand: { usableMs: 5000 },
};

async function openContext(
  browser: Browser,
  url: string,
  place: FirstPlace,
): Promise<BrowserContext> {
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
  return context;
}

/** @param isFirst until the worker has put the app away, for whoever comes again */
async function visit(
  context: BrowserContext,
  { path }: FirstPlace,
  rate: number,
  isFirst = false,
): Promise<Load> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const load = await countFirstLoad(page, session, path);
  if (isFirst) {
    await session.send('Network.emulateNetworkConditions', { offline: false, ...NO_LIMIT });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const kept = page.getByText('Ready to work offline');
    await kept.waitFor({ timeout: KEPT_LIMIT_MS }).catch(() => undefined);
  }
  await page.close();
  return load;
}

interface Visits {
  readonly cold: Load[];
  readonly warm: Load[];
}

/** The first visit at every speed, each with a device that has nothing, and the next one. */
async function visitAll(browser: Browser, url: string, place: FirstPlace): Promise<Visits> {
  const visits: Visits = { cold: [], warm: [] };
  for (const [turn, { slower }] of CPUS.entries()) {
    const isKept = turn === CPUS.length - 1;
    const context = await openContext(browser, url, place);
    try {
      visits.cold.push(await visit(context, place, slower, isKept));
      if (!isKept) continue;
      for (const cpu of CPUS) visits.warm.push(await visit(context, place, cpu.slower));
    } finally {
      await context.close();
    }
  }
  return visits;
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
    shift: of('shift'),
  };
}

const isTime = (key: string) => key.endsWith('Ms');
const seconds = (ms: number) => `${(ms / SECOND_MS).toFixed(1)} s`;

/** What of the goals was missed, and what they were. */
function judge(load: Load, goal: Goal, allowance: number): { missed: string[]; words: string } {
  const most = Object.entries(goal).map(
    ([key, value]) => [key as keyof Load, isTime(key) ? value * allowance : value] as const,
  );
  const missed = most.filter(([key, value]) => load[key] > value).map(([key]) => key);
  const named = most.map(([key, value]) => `${key} ≤ ${isTime(key) ? seconds(value) : value}`);
  const verdict = missed.length > 0 ? `MISSED ${missed.join(', ')}` : 'kept';
  return { missed, words: named.length > 0 ? `  [${named.join(', ')}: ${verdict}]` : '' };
}

/** A line for each speed; what is asked for does not depend on it. */
function tell(name: string, loads: readonly Load[], goal: Goal): boolean {
  console.log(name);
  const verdicts = CPUS.map(({ slower, allowance }, place) => {
    const load = loads[place];
    if (!load) throw new Error(`${name} was not visited at CPU ×${slower}`);
    const { missed, words } = judge(load, goal, allowance);
    console.log(
      `  CPU ×${slower}: first words ${seconds(load.wordsMs)}, usable ${seconds(load.usableMs)}, ${load.requests} requests (${load.scripts} scripts, ${load.apiCalls} API calls), ${load.kb.toFixed(0)} KB, shift ${load.shift.toFixed(3)}${words}`,
    );
    return missed.length === 0;
  });
  return verdicts.every(Boolean);
}

/** What a first and a second visit cost on a weak line, with a computer and with a weak phone. */
async function measureFirstLoads(): Promise<boolean> {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: browserArgs(),
  });
  let isKept = true;
  try {
    console.log(`400 kbit/s, ${LINE.latency} ms; until the page can be used:`);
    for (const place of FIRST_PLACES) {
      const rounds: Visits[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push(await visitAll(browser, server.url, place));
      }
      const middle = (kind: keyof Visits) =>
        CPUS.map((_, turn) => middleOf(rounds.flatMap((visits) => visits[kind][turn] ?? [])));
      isKept = tell(`${place.name}, cold`, middle('cold'), GOALS[place.name] ?? {}) && isKept;
      tell(`${place.name}, warm`, middle('warm'), {});
    }
    return isKept;
  } finally {
    await browser.close();
    await server.stop();
  }
}

process.exit((await measureFirstLoads()) ? 0 : 1);

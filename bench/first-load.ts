import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { browserArgs } from '../e2e/harness/page/browser-args';
import { type Role, SESSION_KEY, signInAs } from '../e2e/harness/people/people';
import { startServer } from '../e2e/harness/server/server';
import { median } from './measure';

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
const LIMIT_MS = 60_000;
const KEPT_LIMIT_MS = 20_000;
const BYTES_PER_KB = 1000;
const SECOND_MS = 1000;
const SETTINGS = { 'chowk.language': 'en', 'chowk.install': JSON.stringify({ dismissals: 3 }) };

interface Goal {
  readonly usableMs?: number;
  readonly requests?: number;
  readonly scripts?: number;
  readonly apiCalls?: number;
  readonly kb?: number;
}

interface Place {
  readonly name: string;
  readonly path: string;
  readonly role?: Role;
  /** What is there when a person can use it. */
  readonly usable: string;
  /** For the first visit. */
  readonly goal: Goal;
}

const HOME = 'body:has(main h2):not(:has(main [role="status"][aria-label])) main';

const PLACES: readonly Place[] = [
  {
    name: 'landing',
    path: '/',
    usable: '[data-island="controls"][data-live]',
    goal: { scripts: 6 },
  },
  {
    name: 'sign-in',
    path: '/retailer/signin',
    usable: 'input[type="password"]',
    goal: { usableMs: 3500, requests: 14 },
  },
  {
    name: 'store',
    path: '/dashboard',
    role: 'retailer',
    usable: HOME,
    goal: { usableMs: 4500, scripts: 12, apiCalls: 6, kb: 260 },
  },
  { name: 'brand', path: '/dashboard', role: 'brand', usable: HOME, goal: { usableMs: 5000 } },
  { name: 'bizman', path: '/dashboard', role: 'bizman', usable: HOME, goal: {} },
  { name: 'admin', path: '/dashboard', role: 'admin', usable: HOME, goal: {} },
];

interface Load {
  readonly requests: number;
  readonly scripts: number;
  readonly apiCalls: number;
  readonly kb: number;
  readonly wordsMs: number;
  readonly usableMs: number;
}

interface Seen {
  readonly originMs: number;
  readonly wordsMs: number;
  readonly usableMs: number;
}

/** Told by the page itself from its first moment on: the test looks too rarely. */
function watch(usable: string): void {
  const seen = { originMs: performance.timeOrigin, wordsMs: 0, usableMs: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') seen.wordsMs = entry.startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  const timer = setInterval(() => {
    if (!document.querySelector(usable)) return;
    clearInterval(timer);
    seen.usableMs = performance.now();
  }, 50);
}

/** All that was asked for until the page says that it can be used. */
async function loadOnce(page: Page, session: CDPSession, place: Place): Promise<Load> {
  const asked: { readonly url: string; readonly atMs: number }[] = [];
  let bytes = 0;
  let isCounting = true;
  session.on('Network.requestWillBeSent', ({ request, wallTime }) => {
    const { url } = request;
    if (isCounting && url.startsWith('http')) asked.push({ url, atMs: wallTime * SECOND_MS });
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (isCounting) bytes += encodedDataLength;
  });
  await page.goto(place.path, { waitUntil: 'commit', timeout: LIMIT_MS });
  const seen = await page.waitForFunction(
    () => {
      const { seen: now } = window as unknown as { seen: Seen };
      return now.usableMs > 0 && now.wordsMs > 0 && now;
    },
    undefined,
    { timeout: LIMIT_MS },
  );
  isCounting = false;
  const { originMs, ...times } = (await seen.jsonValue()) as Seen;
  // The page tells in its next pause; what it asked for meanwhile is not what it waited for.
  const endMs = originMs + times.usableMs;
  const paths = asked.filter(({ atMs }) => atMs <= endMs).map(({ url }) => new URL(url).pathname);
  return {
    requests: paths.length,
    scripts: paths.filter((path) => path.endsWith('.js')).length,
    apiCalls: paths.filter((path) => /^\/(?:rest|functions|auth\/v1)\//.test(path)).length,
    kb: bytes / BYTES_PER_KB,
    ...times,
  };
}

async function throttled(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  return session;
}

/** The first visit, and the next one once the worker has put the app away. */
async function visitTwice(browser: Browser, url: string, place: Place): Promise<[Load, Load]> {
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
  await context.addInitScript(watch, place.usable);
  try {
    const first = await context.newPage();
    const line = await throttled(first);
    const cold = await loadOnce(first, line, place);
    await line.send('Network.emulateNetworkConditions', { offline: false, ...NO_LIMIT });
    await line.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const kept = first.getByText('Ready to work offline');
    await kept.waitFor({ timeout: KEPT_LIMIT_MS }).catch(() => undefined);
    await first.close();
    const next = await context.newPage();
    return [cold, await loadOnce(next, await throttled(next), place)];
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
    for (const place of PLACES) {
      const visits: [Load, Load][] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        visits.push(await visitTwice(browser, server.url, place));
      }
      const cold = middleOf(visits.map(([load]) => load));
      isKept = tell(`${place.name}, cold`, cold, place.goal) && isKept;
      tell(`${place.name}, warm`, middleOf(visits.map(([, load]) => load)), {});
    }
    return isKept;
  } finally {
    await browser.close();
    await server.stop();
  }
}

process.exit((await measureFirstLoads()) ? 0 : 1);

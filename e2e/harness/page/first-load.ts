import type { CDPSession, Page } from '@playwright/test';
import type { Role } from '../people/people';

const SECOND_MS = 1000;
const BYTES_PER_KB = 1000;
const LIMIT_MS = 60_000;

export interface FirstPlace {
  readonly name: string;
  readonly path: string;
  readonly role?: Role;
  /** Shown when the page is usable. */
  readonly usable: string;
  /** The requests until then on a new device; independent of the machine. */
  readonly most: { readonly requests: number; readonly scripts: number; readonly apiCalls: number };
}

const HOME = 'body:has(main h2):not(:has(main [role="status"][aria-label])) main';

/** The start pages. */
export const FIRST_PLACES: readonly FirstPlace[] = [
  {
    name: 'landing',
    path: '/',
    usable: '[data-island="controls"][data-live]',
    most: { requests: 8, scripts: 4, apiCalls: 1 },
  },
  {
    name: 'sign-in',
    path: '/retailer/signin',
    usable: 'input[type="password"]',
    most: { requests: 14, scripts: 9, apiCalls: 1 },
  },
  {
    name: 'store',
    path: '/dashboard',
    role: 'retailer',
    usable: HOME,
    most: { requests: 20, scripts: 12, apiCalls: 5 },
  },
  {
    name: 'brand',
    path: '/dashboard',
    role: 'brand',
    usable: HOME,
    most: { requests: 18, scripts: 12, apiCalls: 3 },
  },
  {
    name: 'bizman',
    path: '/dashboard',
    role: 'bizman',
    usable: HOME,
    most: { requests: 15, scripts: 9, apiCalls: 2 },
  },
  {
    name: 'admin',
    path: '/dashboard',
    role: 'admin',
    usable: HOME,
    most: { requests: 18, scripts: 10, apiCalls: 2 },
  },
];

export interface Load {
  readonly requests: number;
  readonly scripts: number;
  readonly apiCalls: number;
  readonly kb: number;
  readonly wordsMs: number;
  readonly usableMs: number;
  /** How far what was there moved, as the browser reckons it. */
  readonly shift: number;
}

interface Seen {
  readonly originMs: number;
  readonly wordsMs: number;
  readonly usableMs: number;
  readonly shift: number;
}

/** Reported by the page itself from its first moment, because the test polls too slowly. */
export function watchFirstLoad(usable: string): void {
  const seen = { originMs: performance.timeOrigin, wordsMs: 0, usableMs: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') seen.wordsMs = entry.startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  // By the change itself: a timer is late on a busy machine, and counts what is loaded afterwards.
  const changes = new MutationObserver(() => {
    if (!document.querySelector(usable)) return;
    changes.disconnect();
    seen.usableMs = performance.now();
  });
  changes.observe(document, { childList: true, subtree: true, attributes: true });
}

/** All requests until the page is usable. */
export async function countFirstLoad(page: Page, session: CDPSession, path: string): Promise<Load> {
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
  await page.goto(path, { waitUntil: 'commit', timeout: LIMIT_MS });
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
  // The page reports in its next idle moment; later requests do not count.
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

import type { BrowserContext, Page, Request } from '@playwright/test';

/** Open for as long as somebody is signed in, so a page with it never comes to rest by itself. */
const STREAM = '/realtime/v1/stream';
const REST_MS = 500;

const counts = new WeakMap<BrowserContext, Map<Page, Set<Request>>>();

function pageOf(request: Request): Page | undefined {
  try {
    return request.frame().page();
  } catch {
    // The worker's own.
    return undefined;
  }
}

/** From the beginning of a context: which requests of its pages are still under way. */
export function watchRequests(context: BrowserContext): void {
  const open = new Map<Page, Set<Request>>();
  counts.set(context, open);
  context.on('request', (request) => {
    const page = pageOf(request);
    if (!page || request.url().includes(STREAM)) return;
    open.set(page, (open.get(page) ?? new Set()).add(request));
  });
  const end = (request: Request) => {
    for (const requests of open.values()) requests.delete(request);
  };
  context.on('requestfinished', end);
  context.on('requestfailed', end);
}

/** The parts that come after the screen are there too: for half a second nothing was asked for. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const requests = () => counts.get(page.context())?.get(page) ?? new Set();
  for (let restedMs = 0; restedMs < REST_MS; ) {
    const startMs = Date.now();
    await page.waitForTimeout(50);
    restedMs = requests().size === 0 ? restedMs + Date.now() - startMs : 0;
  }
}

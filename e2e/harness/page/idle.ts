import type { BrowserContext, Page, Request } from '@playwright/test';

/** Open while somebody is signed in, so the network would never be idle. */
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

/** The open requests of a context's pages, from its creation. */
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

/** Deferred components are loaded too: nothing was requested for half a second. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const requests = () => counts.get(page.context())?.get(page) ?? new Set();
  for (let restedMs = 0; restedMs < REST_MS; ) {
    const startMs = Date.now();
    await page.waitForTimeout(50);
    restedMs = requests().size === 0 ? restedMs + Date.now() - startMs : 0;
  }
}

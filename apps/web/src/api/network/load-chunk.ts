import { MissingChunkError } from '@/missing-chunk';
import { canReachServer } from './probe-server';

/** The file name written by the build. */
const ITS_FILE = /import\(.(\.[^`'"]+)/;

const HTTP_OK = 200;

const ahead = new Map<string, Promise<void> | undefined>();
const come = new Set<string>();
const missed = new Set<string>();

/** Scripts are preloaded; styles are awaited, because the content must not appear unstyled. */
function nameInPage(href: string): Promise<void> | undefined {
  if (document.querySelector(`link[href="${href}"]`)) return undefined;
  const isStyle = href.endsWith('.css');
  const rel = isStyle ? 'stylesheet' : 'modulepreload';
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' });
  document.head.append(link);
  if (!isStyle) return undefined;
  return new Promise((done, fail) => {
    link.onload = () => done();
    link.onerror = () => {
      // A failure is not cached, so the next caller tries again.
      link.remove();
      ahead.delete(href);
      fail(new Error(href));
    };
  });
}

function fetchAhead(file: string): Promise<void> | undefined {
  const href = `/${file}`;
  if (!ahead.has(href)) ahead.set(href, nameInPage(href));
  return ahead.get(href);
}

/**
 * It may have been preloaded or be on its way: the chunks of a home are requested early and kept by
 * the worker, so it can be there without a network.
 */
function hasCome({ href, pathname }: URL): boolean {
  const fetched = performance.getEntriesByName(href) as PerformanceResourceTiming[];
  return (
    fetched.some(({ responseStatus }) => responseStatus === HTTP_OK) ||
    document.querySelector(`link[href="${pathname}"]`) !== null
  );
}

async function isThere(file: string): Promise<boolean> {
  const address = new URL(file, import.meta.url);
  return (
    hasCome(address) ||
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
  );
}

/**
 * Every `import()` of the built app is replaced by this (see `scripts/part-loader.ts`), so that a
 * chunk missing for want of a network is told apart from one that no longer exists. A browser
 * caches a failed import, so an offline device first checks that the file can be had.
 */
export async function loadChunk(
  load: () => Promise<unknown>,
  files: readonly string[] = [],
): Promise<unknown> {
  const file = ITS_FILE.exec(String(load))?.[1] ?? '';
  if (navigator.onLine === false && !come.has(file) && !(await isThere(file))) {
    throw new MissingChunkError(false);
  }
  try {
    await Promise.all(files.map(fetchAhead));
    const part = await load();
    come.add(file);
    return part;
  } catch (failure) {
    const isReached = await canReachServer();
    if (isReached && !missed.has(file)) throw failure;
    missed.add(file);
    throw new MissingChunkError(isReached);
  }
}

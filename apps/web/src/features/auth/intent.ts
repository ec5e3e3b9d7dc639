import { readLink } from '@chowk/domain/deep-links';
import { DAY_MS, MINUTE_MS } from '@chowk/domain/kernel';
import { keepSure } from '@/api/sure-storage';

const STORAGE_KEY = 'chowk.intent';
/** For whoever counts links: the one that was waited for, and since when. */
export const RESUMED_KEY = 'chowk.resumed';

/** A link from a mail may be confirmed in another tab, but a page of an hour ago is forgotten. */
const LIFETIME_MS = 30 * MINUTE_MS;
/** What somebody sent lasts longer: an app to be installed, a sign-up to be finished at home. */
const LINK_LIFETIME_MS = DAY_MS;

interface Intent {
  readonly path: string;
  readonly savedAtMs: number;
}

/** Only an address inside the app: `//elsewhere` and `/\elsewhere` would leave it. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

function isIntent(value: unknown): value is Intent {
  if (typeof value !== 'object' || value === null) return false;
  const { path, savedAtMs } = value as Record<string, unknown>;
  return typeof path === 'string' && typeof savedAtMs === 'number';
}

function read(storage: Storage): Intent | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null');
    return isIntent(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Where the person wanted to go before they were asked to sign in. */
export function saveIntent(path: string): void {
  if (!isOwnPath(path)) return;
  const text = JSON.stringify({ path, savedAtMs: Date.now() } satisfies Intent);
  sessionStorage.setItem(STORAGE_KEY, text);
  keepSure(STORAGE_KEY, text);
}

function lifetimeMs(path: string): number {
  const [address = ''] = path.split(/[?#]/);
  return readLink(address).kind === 'link' ? LINK_LIFETIME_MS : LIFETIME_MS;
}

/** This tab's own wish comes before another tab's. */
export function findIntent(): string | undefined {
  const intent = read(sessionStorage) ?? read(localStorage);
  if (!intent || !isOwnPath(intent.path)) return undefined;
  const { path, savedAtMs } = intent;
  return Date.now() - savedAtMs <= lifetimeMs(path) ? path : undefined;
}

export function clearIntent(): void {
  sessionStorage.removeItem(STORAGE_KEY);
  keepSure(STORAGE_KEY, null);
  sessionStorage.removeItem(RESUMED_KEY);
}

export function takeIntent(): string | undefined {
  const path = findIntent();
  const kept = sessionStorage.getItem(STORAGE_KEY) ?? localStorage.getItem(STORAGE_KEY);
  clearIntent();
  if (path && kept) sessionStorage.setItem(RESUMED_KEY, kept);
  return path;
}

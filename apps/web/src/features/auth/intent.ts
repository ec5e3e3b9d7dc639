import { MINUTE_MS } from '@chowk/domain/kernel';

const STORAGE_KEY = 'chowk.intent';

/** A link from a mail may be confirmed in another tab, but yesterday's link is forgotten. */
const LIFETIME_MS = 30 * MINUTE_MS;

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
  localStorage.setItem(STORAGE_KEY, text);
}

/** This tab's own wish comes before another tab's. */
export function findIntent(): string | undefined {
  const intent = read(sessionStorage) ?? read(localStorage);
  if (!intent || !isOwnPath(intent.path)) return undefined;
  return Date.now() - intent.savedAtMs <= LIFETIME_MS ? intent.path : undefined;
}

export function clearIntent(): void {
  sessionStorage.removeItem(STORAGE_KEY);
  localStorage.removeItem(STORAGE_KEY);
}

export function takeIntent(): string | undefined {
  const path = findIntent();
  clearIntent();
  return path;
}

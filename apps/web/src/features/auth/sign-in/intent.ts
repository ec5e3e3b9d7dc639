import { SECOND_MS } from '@chowk/domain/kernel';
import { storeDurably } from '@/api/storage/durable-storage';

export const INTENT_KEY = 'chowk.intent';
/** For whoever counts links: the one that was waited for, and since when. */
export const RESUMED_KEY = 'chowk.resumed';

export interface Intent {
  readonly path: string;
  readonly savedAtMs: number;
  /** Whose page it was, if this device knew them: it leads nobody else anywhere. */
  readonly personId?: string | undefined;
}

/** Only an address inside the app: `//elsewhere` and `/\elsewhere` would leave it. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

/** The guard may still look at the page somebody has just signed out from. */
const LEAVING_MS = 5 * SECOND_MS;
let leftAtMs = Number.NEGATIVE_INFINITY;

/** Whoever signs out wants nothing more of this page. */
export function signOutWithoutIntent(): void {
  leftAtMs = Date.now();
  clearIntent();
}

/** Where the person wanted to go before they were asked to sign in. */
export function saveIntent(path: string, personId?: string): void {
  if (!isOwnPath(path) || Date.now() - leftAtMs < LEAVING_MS) return;
  const text = JSON.stringify({ path, savedAtMs: Date.now(), personId } satisfies Intent);
  sessionStorage.setItem(INTENT_KEY, text);
  storeDurably(INTENT_KEY, text);
}

export function clearIntent(): void {
  sessionStorage.removeItem(INTENT_KEY);
  storeDurably(INTENT_KEY, null);
  sessionStorage.removeItem(RESUMED_KEY);
}

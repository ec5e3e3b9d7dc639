import { keepSure } from '@/api/sure-storage';

export const INTENT_KEY = 'chowk.intent';
/** For whoever counts links: the one that was waited for, and since when. */
export const RESUMED_KEY = 'chowk.resumed';

export interface Intent {
  readonly path: string;
  readonly savedAtMs: number;
}

/** Only an address inside the app: `//elsewhere` and `/\elsewhere` would leave it. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

/** Where the person wanted to go before they were asked to sign in. */
export function saveIntent(path: string): void {
  if (!isOwnPath(path)) return;
  const text = JSON.stringify({ path, savedAtMs: Date.now() } satisfies Intent);
  sessionStorage.setItem(INTENT_KEY, text);
  keepSure(INTENT_KEY, text);
}

export function clearIntent(): void {
  sessionStorage.removeItem(INTENT_KEY);
  keepSure(INTENT_KEY, null);
  sessionStorage.removeItem(RESUMED_KEY);
}

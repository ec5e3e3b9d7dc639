import { storedSession } from '@/api/session/stored-session';
import type { OfflineDatabase } from '@/offline/store/schema';
import { put } from '@/offline/store/write';

export const BACKGROUND_TAG = 'chowk-outbox';
export const ACCESS_KEY = 'access';

/** Shared by all tabs and the service worker: whoever holds it sends for this person. */
export const SEND_LOCK_PREFIX = 'chowk-send-';
export const sendLock = (personId: string) => SEND_LOCK_PREFIX + personId;

/** What the service worker needs to send for a person whose tabs are closed. Ends with the token. */
export interface AccessNote {
  readonly personId: string;
  readonly token: string;
  readonly expiresAtMs: number;
}

/** Chromium only so far, and not in the DOM library. */
interface WithSync {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
}

/**
 * Asks the browser to wake the worker when there is a network, tabs or not. The token lies beside the
 * work it sends, for as long as it is good; whoever can read one can read the session as well.
 */
export async function askForBackgroundSync(database: OfflineDatabase): Promise<void> {
  const session = storedSession();
  if (!session || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const { sync } = (registration ?? {}) as WithSync;
  if (!sync) return;
  const value: AccessNote = {
    personId: session.userId,
    token: session.accessToken,
    expiresAtMs: session.expiresAtMs,
  };
  // Once a token: a write on the disk is what the next piece of work would wait for.
  const noted = (await database.get('config', ACCESS_KEY))?.value as AccessNote | undefined;
  if (noted?.token !== value.token) await put(database, 'config', { key: ACCESS_KEY, value });
  await sync.register(BACKGROUND_TAG);
}

import { storedSession } from '@/api/session/stored-session';
import type { OfflineDatabase } from '@/offline/store/schema';
import { put } from '@/offline/store/write';

export const BACKGROUND_TAG = 'chowk-outbox';
export const ACCESS_KEY = 'access';

/** Shared by all tabs and the service worker: the holder sends for this person. */
export const SEND_LOCK_PREFIX = 'chowk-send-';
export const sendLock = (personId: string) => SEND_LOCK_PREFIX + personId;

/** What the service worker needs to send while no tab is open. Expires with the token. */
export interface AccessNote {
  readonly personId: string;
  readonly token: string;
  readonly expiresAtMs: number;
}

/** Chromium only, and missing in the DOM library. */
interface WithSync {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
}

/**
 * Asks the browser to wake the worker when the network returns. The token is stored beside the
 * outbox for as long as it is valid; whoever can read it could read the session as well.
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
  // Once per token, because the next write would have to wait for this one.
  const noted = (await database.get('config', ACCESS_KEY))?.value as AccessNote | undefined;
  if (noted?.token !== value.token) await put(database, 'config', { key: ACCESS_KEY, value });
  await sync.register(BACKGROUND_TAG);
}

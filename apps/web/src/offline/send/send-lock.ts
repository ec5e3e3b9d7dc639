/** Shared by all tabs and the service worker: whoever holds it sends for this person. */
export function sendLock(personId: string): string {
  return `${SEND_LOCK_PREFIX}${personId}`;
}

export const SEND_LOCK_PREFIX = 'chowk-send-';

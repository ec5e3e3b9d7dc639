export type ErrorHint = 'clear-cache' | 'needs-connection' | null;

/** How Chrome, Firefox and Safari word a chunk that could not be loaded. */
const FAILED_IMPORT = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

/** A page translator or extension moved nodes that React still holds. */
const TAMPERED_DOM = [
  "'removeChild' on 'Node'",
  "'insertBefore' on 'Node'",
  'removeChild',
  'insertBefore',
];

function mentions(message: string, phrases: readonly string[]): boolean {
  const lower = message.toLowerCase();
  return phrases.some((phrase) => lower.includes(phrase.toLowerCase()));
}

export function messageOf(error: unknown): string | undefined {
  if (typeof error === 'string') return error.trim() || undefined;
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  const { message } = error;
  return typeof message === 'string' && message.trim() !== '' ? message : undefined;
}

/**
 * What to suggest beside the message. A chunk that is missing while the device is offline was
 * simply never fetched; clearing the cache would then take away even the pages that do open.
 */
export function hintFor(error: unknown, isDeviceOffline: boolean): ErrorHint {
  const message = messageOf(error) ?? '';
  if (mentions(message, FAILED_IMPORT)) return isDeviceOffline ? 'needs-connection' : 'clear-cache';
  if (mentions(message, TAMPERED_DOM)) return 'clear-cache';
  return null;
}

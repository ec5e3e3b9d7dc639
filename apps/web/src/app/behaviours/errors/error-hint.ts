/**
 * Messages of Chrome, Firefox and Safari for a failed import, or for DOM nodes moved by a page
 * translator or an extension.
 */
const SUSPECT =
  /dynamically imported module|importing a module script|preload css|removeChild|insertBefore/i;

export function messageOf(error: unknown): string | undefined {
  if (typeof error === 'string') return error.trim() || undefined;
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  const { message } = error;
  return typeof message === 'string' && message.trim() !== '' ? message : undefined;
}

/**
 * Whether clearing the cache may help. A chunk missing for want of a network never gets this far.
 */
export function isCacheSuspect(error: unknown): boolean {
  return SUSPECT.test(messageOf(error) ?? '');
}

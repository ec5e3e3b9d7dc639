/**
 * How Chrome, Firefox and Safari word a part that could not be loaded; or a page translator or
 * extension moved nodes that React still holds.
 */
const SUSPECT =
  /dynamically imported module|importing a module script|preload css|removeChild|insertBefore/i;

export function messageOf(error: unknown): string | undefined {
  if (typeof error === 'string') return error.trim() || undefined;
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  const { message } = error;
  return typeof message === 'string' && message.trim() !== '' ? message : undefined;
}

/** Whether clearing the cache may help. A part that only lacks a network never gets this far. */
export function isCacheSuspect(error: unknown): boolean {
  return SUSPECT.test(messageOf(error) ?? '');
}

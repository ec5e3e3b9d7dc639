import { RESUMED_KEY } from './intent';

/** Since when this page was waited for, if a sign-in has just led to it. */
export function findResumed(path: string): number | undefined {
  try {
    const word = JSON.parse(sessionStorage.getItem(RESUMED_KEY) ?? 'null');
    return String(word?.path).split(/[?#]/)[0] === path ? Number(word.savedAtMs) : undefined;
  } catch {
    return undefined;
  }
}

export function takeResumed(path: string): number | undefined {
  const sinceMs = findResumed(path);
  if (sinceMs !== undefined) sessionStorage.removeItem(RESUMED_KEY);
  return sinceMs;
}

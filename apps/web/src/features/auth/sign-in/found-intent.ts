import { readLink } from '@chowk/domain/deep-links';
import { DAY_MS, MINUTE_MS } from '@chowk/domain/kernel';
import { storedSession } from '@/api/session/stored-session';
import { clearIntent, INTENT_KEY, type Intent, isOwnPath, RESUMED_KEY } from './intent';

/** A link from a mail may be confirmed in another tab, but a page of an hour ago is forgotten. */
const LIFETIME_MS = 30 * MINUTE_MS;
/** What somebody sent lasts longer: an app to be installed, a sign-up to be finished at home. */
const LINK_LIFETIME_MS = DAY_MS;

function isIntent(value: unknown): value is Intent {
  if (typeof value !== 'object' || value === null) return false;
  const { path, savedAtMs } = value as Record<string, unknown>;
  return typeof path === 'string' && typeof savedAtMs === 'number';
}

function read(storage: Storage): Intent | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(INTENT_KEY) ?? 'null');
    return isIntent(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isLink(path: string): boolean {
  const [address = ''] = path.split(/[?#]/);
  return readLink(address).kind === 'link';
}

/**
 * What nobody known on this device wanted is for whoever signs in; before that, nobody can tell. A link
 * may have been sent to anybody, and says itself to whom it does not open.
 */
function isForAnother({ path, personId }: Intent): boolean {
  const userId = storedSession()?.userId;
  const isOthers = personId !== undefined && userId !== undefined && personId !== userId;
  return isOthers && !isLink(path);
}

/** This tab's own wish comes before another tab's. */
export function findIntent(): string | undefined {
  const intent = read(sessionStorage) ?? read(localStorage);
  if (!intent || !isOwnPath(intent.path) || isForAnother(intent)) return undefined;
  const { path, savedAtMs } = intent;
  const lifetimeMs = isLink(path) ? LINK_LIFETIME_MS : LIFETIME_MS;
  return Date.now() - savedAtMs <= lifetimeMs ? path : undefined;
}

export function takeIntent(): string | undefined {
  const path = findIntent();
  const stored = sessionStorage.getItem(INTENT_KEY) ?? localStorage.getItem(INTENT_KEY);
  clearIntent();
  if (path && stored) sessionStorage.setItem(RESUMED_KEY, stored);
  return path;
}

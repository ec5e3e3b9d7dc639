import { storeDurably } from '@/api/storage/durable-storage';

/** Who wants notifications on this device, and by which address the server knows it. */
const STORAGE_KEY = 'chowk.push';

export interface PushWish {
  readonly personId: string;
  readonly endpoint: string;
}

/** What was stored may be old, cut off or written by hand. */
export function findPushWish(): PushWish | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { personId, endpoint } = value as Record<string, unknown>;
    const isWhole = typeof personId === 'string' && typeof endpoint === 'string';
    return isWhole ? { personId, endpoint } : undefined;
  } catch {
    return undefined;
  }
}

export function rememberPushWish(wish: PushWish): void {
  storeDurably(STORAGE_KEY, JSON.stringify(wish));
}

export function forgetPushWish(): void {
  storeDurably(STORAGE_KEY, null);
}

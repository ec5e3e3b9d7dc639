import type { Me } from '@chowk/domain/accounts';
import { isRole } from '@chowk/domain/kernel';
import { storeDurably } from '@/api/storage/durable-storage';

const STORAGE_KEY = 'chowk.me';

function isMe(value: unknown): value is Me {
  if (typeof value !== 'object' || value === null) return false;
  const { id, full_name, status, roles, unread_notifications } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof full_name === 'string' &&
    typeof status === 'string' &&
    typeof unread_notifications === 'number' &&
    Array.isArray(roles) &&
    roles.every(isRole)
  );
}

export function storeMe(me: Me): void {
  storeDurably(STORAGE_KEY, JSON.stringify(me));
}

function readMe(): Me | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return isMe(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Only for the very person signed in now: a shared phone must not show the one before. */
export function storedMe(userId: string | undefined): Me | undefined {
  const me = readMe();
  return me?.id === userId ? me : undefined;
}

/** Whoever did not leave by themselves: their session ended. */
export const lastPersonId = () => readMe()?.id;

export function clearMe(): void {
  storeDurably(STORAGE_KEY, null);
}

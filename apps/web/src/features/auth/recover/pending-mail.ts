import type { CodePurpose } from './mail-codes';

/** For whom a mail is on its way; survives a reload of the tab, and nothing else. */
export interface PendingMail {
  readonly purpose: CodePurpose;
  readonly email: string;
}

const STORAGE_KEY = 'chowk.pendingMail';

function isPendingMail(value: unknown): value is PendingMail {
  if (typeof value !== 'object' || value === null) return false;
  const { purpose, email } = value as Record<string, unknown>;
  return (purpose === 'signup' || purpose === 'recovery') && typeof email === 'string';
}

export function savePendingMail(mail: PendingMail): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(mail));
}

export function findPendingMail(purpose: CodePurpose): PendingMail | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return isPendingMail(value) && value.purpose === purpose ? value : undefined;
  } catch {
    return undefined;
  }
}

export function clearPendingMail(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}

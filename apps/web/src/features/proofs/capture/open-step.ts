import { DAY_MS } from '@chowk/domain/kernel';
import { storedSession } from '@/api/session/stored-session';
import { storeDurably } from '@/api/storage/durable-storage';

/** Where the person was when the page went away: phones kill pages behind a camera without a word. */
export interface OpenStep {
  readonly personId: string;
  readonly dealId: string;
  readonly step: 'camera' | 'form';
  readonly atMs: number;
  /** The app has brought the person back once; it does not insist. */
  readonly isTaken: boolean;
}

const STORAGE_KEY = 'chowk.openProof';

function isOpenStep(value: unknown): value is OpenStep {
  return typeof value === 'object' && value !== null && 'dealId' in value && 'step' in value;
}

export function findOpenStep(): OpenStep | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    if (!isOpenStep(value) || value.personId !== storedSession()?.userId) return undefined;
    return Date.now() - value.atMs < DAY_MS ? value : undefined;
  } catch {
    return undefined;
  }
}

export function rememberOpenStep(dealId: string, step: OpenStep['step']): void {
  const personId = storedSession()?.userId;
  if (!personId) return;
  const mark: OpenStep = { personId, dealId, step, atMs: Date.now(), isTaken: false };
  storeDurably(STORAGE_KEY, JSON.stringify(mark));
}

/** Left by the person's own wish. */
export function forgetOpenStep(): void {
  storeDurably(STORAGE_KEY, null);
}

/** The deal to go back to, told once. */
export function takeOpenStep(): string | undefined {
  const mark = findOpenStep();
  if (!mark || mark.isTaken) return undefined;
  storeDurably(STORAGE_KEY, JSON.stringify({ ...mark, isTaken: true }));
  return mark.dealId;
}

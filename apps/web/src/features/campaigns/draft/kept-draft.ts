import type { Campaign } from '@chowk/domain/campaigns';
import type { DraftValues } from './draft-values';

/**
 * What was typed and has not reached the server. It lies with the device, not the tab, so neither a
 * reload nor a dead battery loses it; each person has their own.
 */
export interface KeptDraft {
  /** The version the changes were made to; null while the server does not know the draft. */
  readonly version: number | null;
  readonly changes: Partial<DraftValues>;
  /** What they were made to, so that the draft opens without a network too. */
  readonly saved?: Campaign | undefined;
}

const PREFIX = 'chowk.campaign-draft.';

function keyOf(personId: string, id: string): string {
  return `${PREFIX}${personId}.${id}`;
}

function isKept(value: unknown): value is KeptDraft {
  return typeof value === 'object' && value !== null && 'version' in value && 'changes' in value;
}

export function readKept(personId: string, id: string): KeptDraft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(personId, id)) ?? 'null');
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function writeKept(personId: string, id: string, kept: KeptDraft): void {
  localStorage.setItem(keyOf(personId, id), JSON.stringify(kept));
}

export function dropKept(personId: string, id: string): void {
  localStorage.removeItem(keyOf(personId, id));
}

/** A draft begun on this device that the server has never seen: whoever comes back goes on with it. */
export function findUnsent(personId: string): string | undefined {
  const prefix = keyOf(personId, '');
  const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
  const ids = keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  return ids.find((id) => readKept(personId, id)?.version === null);
}

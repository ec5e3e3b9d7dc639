import type { Lead } from '@chowk/domain/leads';

/** A lead only this device knows yet. */
export function isUnsent({ version }: Pick<Lead, 'version'>): boolean {
  return version === 0;
}

import type { Lead } from '@chowk/domain/leads';

/** A lead only this device knows yet. */
export function isUnsent({ version }: Pick<Lead, 'version'>): boolean {
  return version === 0;
}

/** When the server last spoke of it; of one that only this device knows it never did. */
export function heardAt(lead: Lead & { readonly savedAt?: number }): number | undefined {
  return isUnsent(lead) ? undefined : lead.savedAt;
}

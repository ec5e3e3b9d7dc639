import type { Lead } from '@chowk/domain/leads';
import type { DeviceLead } from '@/offline/commands/leads';

/** A lead only this device knows yet. */
export function isUnsent({ version }: Pick<Lead, 'version'>): boolean {
  return version === 0;
}

/** Whether its activation was asked for here and the server has not heard. */
export function isRequestWaiting(lead: Pick<DeviceLead, 'isRequestWaiting'>): boolean {
  return lead.isRequestWaiting === true;
}

/** When the server last spoke of it; of one that only this device knows it never did. */
export function heardAt(lead: Lead & { readonly savedAt?: number }): number | undefined {
  return isUnsent(lead) ? undefined : lead.savedAt;
}

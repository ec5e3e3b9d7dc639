import type { Lead } from '@chowk/domain/leads';
import type { Kept } from '@/offline/read/device-rows';
import { keptPage } from '@/offline/read/kept-page';
import { isUnsent } from './is-unsent';
import type { LeadFilter, Stretch } from './leads.queries';

type DeviceRows = typeof import('@/offline/read/device-rows');

/** As the server finds them; a number is found however it was typed. */
export function fitsLead(lead: Lead, { status, search }: LeadFilter): boolean {
  if (status !== undefined && lead.status !== status) return false;
  const wanted = search.toLocaleLowerCase();
  const words = `${lead.shop_name}\n${lead.owner_name}\n${lead.area}`.toLocaleLowerCase();
  return words.includes(wanted) || lead.phone.includes(wanted.replace(/[\s-]/g, ''));
}

/** Ids carry the time they were made. */
function newestFirst(one: Lead, other: Lead): number {
  return one.id < other.id ? 1 : -1;
}

/** The pipeline as this device has it, a page at a time as from the server. */
export async function keptLeads(
  { keptRows }: DeviceRows,
  filter: LeadFilter,
  { place, size }: Stretch,
): Promise<Kept<{ items: Lead[]; nextCursor: string | null }> | undefined> {
  const kept = await keptRows<Lead>('shopLeads');
  if (!kept) return undefined;
  const fitting = kept.content.filter((lead) => fitsLead(lead, filter));
  return { savedAt: kept.savedAt, content: keptPage(fitting, place, size) };
}

/** The server's page with what was done here since; leads it has not got yet stand before it. */
export async function withUnsent(
  { keptRows, withWaiting }: DeviceRows,
  page: readonly Lead[],
  filter: LeadFilter,
  isFirst: boolean,
): Promise<Lead[]> {
  const shown = (await withWaiting('shopLeads', page)).filter((lead) => fitsLead(lead, filter));
  if (!isFirst) return shown;
  const kept = (await keptRows<Lead>('shopLeads'))?.content ?? [];
  const known = new Set(page.map(({ id }) => id));
  const unsent = kept.filter(
    (lead) => isUnsent(lead) && !known.has(lead.id) && fitsLead(lead, filter),
  );
  return [...unsent.sort(newestFirst), ...shown];
}

import type { Lead, LeadState } from '@chowk/domain/leads';
import { cachedPage, type Place } from '@/offline/read/cached-page';
import { cachedRows, type Rows } from '@/offline/read/device-rows';

export interface LeadFilter {
  readonly status: LeadState | undefined;
  readonly search: string;
}

/** A part of the list: where it begins and how long it may be. */
export interface Stretch {
  readonly place: Place;
  readonly size: number;
}

/** As the server finds them; a number is found however it was typed. */
export function fitsLead(lead: Lead, { status, search }: LeadFilter): boolean {
  if (status !== undefined && lead.status !== status) return false;
  const wanted = search.toLocaleLowerCase();
  const words = `${lead.shop_name}\n${lead.owner_name}\n${lead.area}`.toLocaleLowerCase();
  return words.includes(wanted) || lead.phone.includes(wanted.replace(/[\s-]/g, ''));
}

/** The pipeline, the newest first, leads that wait to be sent among them. */
export async function findLeads(
  filter: LeadFilter,
  { place, size }: Stretch,
): Promise<Rows<{ items: Lead[]; nextCursor: string | null }> | undefined> {
  const kept = await cachedRows<Lead>('shopLeads');
  if (!kept) return undefined;
  const fitting = kept.content.filter((lead) => fitsLead(lead, filter));
  return { ...kept, content: cachedPage(fitting, place, size) };
}

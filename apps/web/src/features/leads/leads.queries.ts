import type { OutputOf } from '@chowk/domain/kernel';
import type {
  createLead,
  exportLeads,
  findLeadDuplicates,
  Lead,
  LeadState,
  listLeads,
  readLead,
  requestActivation,
  sendLeadOtp,
  updateLead,
  verifyLeadPhone,
} from '@chowk/domain/leads';
import type { listAreas } from '@chowk/domain/shops';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { commandRef, queryRef, queueableRef } from '@/api/client/contract-ref';
import { isWorthRetry } from '@/api/client/queries';
import { WHEN_BACK } from '@/api/client/when-back';
import { FIRST_PLACE, nextPlace, type Place, serverPlace } from '@/offline/read/kept-page';
import { answerName, rememberedOptions, syncedOptions } from '@/offline/read/synced-options';
import { readSynced } from '@/offline/read/synced-read';

export const listLeadsRef = queryRef<typeof listLeads>('leads_list', '/leads');
export const readLeadRef = queryRef<typeof readLead>('lead_read', '/leads/{id}');
export const exportLeadsRef = queryRef<typeof exportLeads>('leads_export', '/leads_export');
export const findDuplicatesRef = queryRef<typeof findLeadDuplicates>(
  'lead_duplicates_list',
  '/lead_duplicates',
);
export const listLeadAreasRef = queryRef<typeof listAreas>('areas_list', '/areas');
export const createLeadRef = queueableRef<typeof createLead>('lead_create');
export const updateLeadRef = queueableRef<typeof updateLead>('lead_update');
export const sendLeadOtpRef = commandRef<typeof sendLeadOtp>('lead_send_otp');
export const verifyLeadPhoneRef = commandRef<typeof verifyLeadPhone>('lead_verify_phone');
export const requestActivationRef =
  queueableRef<typeof requestActivation>('lead_request_activation');

export interface LeadFilter {
  readonly status: LeadState | undefined;
  readonly search: string;
}

const PAGE_SIZE = 20;

export function paramsOf({ status, search }: LeadFilter) {
  return { ...(status ? { status } : {}), ...(search ? { search } : {}) };
}

type LeadsPage = OutputOf<typeof listLeads>;

/** A part of the list: where it begins and how long it may be. */
export interface Stretch {
  readonly place: Place;
  readonly size: number;
}

function readLeads(filter: LeadFilter, stretch: Stretch, ask: () => Promise<LeadsPage>) {
  return readSynced<LeadsPage>({
    name: answerName(listLeadsRef, { ...paramsOf(filter), ...stretch.place, size: stretch.size }),
    ask,
    fromDevice: async (rows) => (await import('./kept-leads')).keptLeads(rows, filter, stretch),
    overlay: async (rows, page) => {
      const { withUnsent } = await import('./kept-leads');
      const isFirst = stretch.place.afterId === undefined;
      return { ...page, items: await withUnsent(rows, page.items, filter, isFirst) };
    },
  });
}

/** Others decide about them, so they are asked for whenever they are looked at. */
const FRESH = { retry: isWorthRetry, staleTime: 0, ...WHEN_BACK } as const;

/** Page after page, the newest first. */
export function leadsOptions(filter: LeadFilter) {
  return infiniteQueryOptions({
    queryKey: [listLeadsRef.name, paramsOf(filter)],
    queryFn: ({ pageParam: place, signal }) =>
      readLeads(filter, { place, size: PAGE_SIZE }, async () => {
        const params = { ...paramsOf(filter), limit: PAGE_SIZE, ...serverPlace(place) };
        return contractClient.runQuery(listLeadsRef, params, { signal });
      }),
    initialPageParam: FIRST_PLACE,
    getNextPageParam: nextPlace,
    ...FRESH,
  });
}

const ALL: Stretch = { place: FIRST_PLACE, size: Number.POSITIVE_INFINITY };

/** All of them: which is the nearest cannot be told from a page. */
export function allLeadsOptions(filter: LeadFilter) {
  return queryOptions({
    queryKey: [listLeadsRef.name, 'all', paramsOf(filter)],
    queryFn: ({ signal }) =>
      readLeads(filter, ALL, async () => {
        const { listAll } = await import('@/api/lists/list-all');
        const items = await listAll<Lead>((asked) =>
          contractClient.runQuery(listLeadsRef, { ...paramsOf(filter), ...asked }, { signal }),
        );
        return { items, nextCursor: null };
      }),
    ...FRESH,
  });
}

export const leadOptions = (id: string) => ({
  ...syncedOptions(readLeadRef, { id }, 'shopLeads'),
  ...FRESH,
});
export const areasOptions = () => rememberedOptions(listLeadAreasRef, {});

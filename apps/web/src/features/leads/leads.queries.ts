import type { OutputOf } from '@chowk/domain/kernel';
import type {
  createLead,
  exportLeads,
  findLeadDuplicates,
  Lead,
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
import { cachedOptions } from '@/offline/cache/cached-options';
import { FIRST_PLACE, nextPlace, serverPlace } from '@/offline/read/cached-page';
import { readCollection } from '@/offline/read/read-collection';
import { ON_DEVICE, rowOptions } from '@/offline/read/synced-options';
import { findLeads, type LeadFilter, type Stretch } from './find-leads';

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

const PAGE_SIZE = 20;

export function paramsOf({ status, search }: LeadFilter) {
  return { ...(status ? { status } : {}), ...(search ? { search } : {}) };
}

export type { LeadFilter };

type LeadsPage = OutputOf<typeof listLeads>;

function readLeads(filter: LeadFilter, stretch: Stretch, ask: () => Promise<LeadsPage>) {
  return readCollection<LeadsPage>({
    collection: 'shopLeads',
    fromDevice: () => findLeads(filter, stretch),
    ask,
  });
}

/** Others decide about them, so they are asked for whenever they are looked at. */
const FRESH = { ...ON_DEVICE, retry: isWorthRetry, staleTime: 0, ...WHEN_BACK } as const;

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
        const { listAll } = await import('@/lists/list-all');
        const items = await listAll<Lead>((asked) =>
          contractClient.runQuery(listLeadsRef, { ...paramsOf(filter), ...asked }, { signal }),
        );
        return { items, nextCursor: null };
      }),
    ...FRESH,
  });
}

export const leadOptions = (id: string) => ({
  ...rowOptions(readLeadRef, { id }, 'shopLeads'),
  ...FRESH,
});
export const areasOptions = () => cachedOptions(listLeadAreasRef, {});

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
import { contractClient } from '@/api/browser-client';
import { commandRef, queryRef } from '@/api/contract-ref';
import { isWorthRetry } from '@/api/queries';
import { WHEN_BACK } from '@/api/when-back';
import { answerName, rememberedOptions, syncedOptions } from '@/offline/synced-options';
import { readSynced } from '@/offline/synced-read';

export const listLeadsRef = queryRef<typeof listLeads>('leads_list', '/leads');
export const readLeadRef = queryRef<typeof readLead>('lead_read', '/leads/{id}');
export const exportLeadsRef = queryRef<typeof exportLeads>('leads_export', '/leads_export');
export const findDuplicatesRef = queryRef<typeof findLeadDuplicates>(
  'lead_duplicates_list',
  '/lead_duplicates',
);
export const listLeadAreasRef = queryRef<typeof listAreas>('areas_list', '/areas');
export const createLeadRef = commandRef<typeof createLead>('lead_create');
export const updateLeadRef = commandRef<typeof updateLead>('lead_update');
export const sendLeadOtpRef = commandRef<typeof sendLeadOtp>('lead_send_otp');
export const verifyLeadPhoneRef = commandRef<typeof verifyLeadPhone>('lead_verify_phone');
export const requestActivationRef = commandRef<typeof requestActivation>('lead_request_activation');

export interface LeadFilter {
  readonly status: LeadState | undefined;
  readonly search: string;
}

const FIRST_PAGE = '';
const PAGE_SIZE = 20;

export function paramsOf({ status, search }: LeadFilter) {
  return { ...(status ? { status } : {}), ...(search ? { search } : {}) };
}

type LeadsPage = OutputOf<typeof listLeads>;

function readLeads(filter: LeadFilter, isFirst: boolean, ask: () => Promise<LeadsPage>) {
  return readSynced<LeadsPage>({
    name: answerName(listLeadsRef, { ...paramsOf(filter), isFirst }),
    ask,
    fromDevice: async (rows) => (await import('./kept-leads')).keptLeads(rows, filter),
    overlay: async (rows, page) => {
      const { withUnsent } = await import('./kept-leads');
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
    queryFn: ({ pageParam: cursor, signal }) => {
      const isFirst = cursor === FIRST_PAGE;
      const params = { ...paramsOf(filter), limit: PAGE_SIZE, ...(isFirst ? {} : { cursor }) };
      return readLeads(filter, isFirst, () =>
        contractClient.runQuery(listLeadsRef, params, { signal }),
      );
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor,
    ...FRESH,
  });
}

/** All of them: which is the nearest cannot be told from a page. */
export function allLeadsOptions(filter: LeadFilter) {
  return queryOptions({
    queryKey: [listLeadsRef.name, 'all', paramsOf(filter)],
    queryFn: ({ signal }) =>
      readLeads(filter, true, async () => {
        const { listAll } = await import('@/api/list-all');
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

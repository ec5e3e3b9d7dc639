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
import { contractClient } from '@/api/client/browser-client';
import { commandRef, queryRef, queueableRef } from '@/api/client/contract-ref';
import { WHEN_BACK } from '@/api/client/when-back';
import type { PageAsked } from '@/lists/list-all';
import { cachedOptions } from '@/offline/cache/cached-options';
import { listOptions, pageOptions, rowOptions } from '@/offline/read/synced-options';

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

export interface LeadFilter {
  readonly status: LeadState | undefined;
  /** Whether the shop is live by now; left out, both are wanted. */
  readonly live?: 'yes' | 'no';
  readonly search: string;
}

export function paramsOf({ status, live, search }: LeadFilter) {
  return {
    ...(status ? { status } : {}),
    ...(live ? { live } : {}),
    ...(search ? { search } : {}),
  };
}

/** As the server finds them; a number is found however it was typed. */
export function fitsLead(lead: Lead, { status, live, search }: LeadFilter): boolean {
  if (status !== undefined && lead.status !== status) return false;
  if (live !== undefined && (lead.status === 'converted') !== (live === 'yes')) return false;
  const wanted = search.toLocaleLowerCase();
  const words = `${lead.shop_name}\n${lead.owner_name}\n${lead.area}`.toLocaleLowerCase();
  return words.includes(wanted) || lead.phone.includes(wanted.replace(/[\s-]/g, ''));
}

/** Others decide about them, so they are asked for whenever they are looked at. */
const FRESH = { staleTime: 0, ...WHEN_BACK } as const;

const COLLECTION = 'shopLeads';

function listOf(filter: LeadFilter) {
  const wanted = paramsOf(filter);
  return {
    collection: COLLECTION,
    queryKey: [listLeadsRef.name, wanted],
    isWanted: (lead: Lead) => fitsLead(lead, filter),
    size: PAGE_SIZE,
    ask: (asked: PageAsked, signal: AbortSignal) =>
      contractClient.runQuery(listLeadsRef, { ...wanted, ...asked }, { signal }),
  } as const;
}

/** Page after page, the newest first. */
export const leadsOptions = (filter: LeadFilter) => ({
  ...listOptions<Lead>(listOf(filter)),
  ...FRESH,
});

/** All of them: which is the nearest cannot be told from a page. */
export function allLeadsOptions(filter: LeadFilter) {
  const list = listOf(filter);
  return {
    ...pageOptions<Lead>({
      ...list,
      queryKey: [listLeadsRef.name, 'all', paramsOf(filter)],
      size: Number.POSITIVE_INFINITY,
      ask: async (_, signal) => {
        const { listAll } = await import('@/lists/list-all');
        const items = await listAll<Lead>((asked) => list.ask(asked, signal));
        return { items, nextCursor: null };
      },
    }),
    ...FRESH,
  };
}

export const leadOptions = (id: string) => ({
  ...rowOptions(readLeadRef, { id }, COLLECTION),
  ...FRESH,
});
export const areasOptions = () => cachedOptions(listLeadAreasRef, {});

import { findMobile } from '@chowk/domain/kernel';
import type { Lead, LeadDuplicate } from '@chowk/domain/leads';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { findDuplicatesRef } from '@/features/leads/leads.queries';
import { serverOr } from '@/offline/cache/persister';
import { cachedRows } from '@/offline/read/device-rows';
import { useDebounced } from '@/ui/forms/use-debounced';
import type { LeadValues } from './lead-fields';

const NONE: readonly LeadDuplicate[] = [];
/** A name of two letters is like everything. */
const LEAST_NAME = 3;

function askedOf({ phone, shop_name, area, position }: LeadValues) {
  const number = findMobile(phone);
  const name = shop_name.trim();
  const isNamed = name.length >= LEAST_NAME && area.trim() !== '';
  return {
    ...(number ? { phone: number } : {}),
    ...(isNamed ? { shop_name: name, area: area.trim() } : {}),
    ...(position ?? {}),
  };
}

/** Without a network this device still knows the person's own leads. */
function isKnownHere(phone: string | undefined, id: string) {
  return (lead: Lead) =>
    lead.phone === phone && lead.id !== id && lead.status !== 'rejected' && phone !== undefined;
}

function asDuplicate({ id, shop_name, area }: Lead): LeadDuplicate {
  const own = { kind: 'lead', is_own: true, same_phone: true, distance_m: null } as const;
  return { id, shop_name, area, ...own };
}

/** Shops and leads that look like the one being typed, asked for once the typing rests. */
export function useDuplicates(id: string, values: LeadValues): readonly LeadDuplicate[] {
  const key = useDebounced(JSON.stringify(askedOf(values)));
  const asked: ReturnType<typeof askedOf> = JSON.parse(key);
  const { data } = useQuery({
    queryKey: [findDuplicatesRef.name, id, key],
    enabled: Object.keys(asked).length > 0,
    placeholderData: keepPreviousData,
    // Nobody waits for it: what cannot be asked now is asked by the server when it is saved.
    retry: false,
    queryFn: ({ signal }) =>
      serverOr<{ items: LeadDuplicate[] }>(
        () => contractClient.runQuery(findDuplicatesRef, { id, ...asked }, { signal }),
        async () => {
          const rows = await cachedRows<Lead>('shopLeads');
          const items = rows?.content.filter(isKnownHere(asked.phone, id)).map(asDuplicate) ?? [];
          return { content: { items }, savedAt: rows?.savedAt ?? 0 };
        },
      ),
  });
  return Object.keys(asked).length > 0 ? (data?.items ?? NONE) : NONE;
}

import type { OutputOf } from '@chowk/domain/kernel';
import type {
  listBizmanActions,
  listShopConsents,
  startActing,
  stopActing,
  updateShopConsent,
} from '@chowk/domain/shops';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { isWorthRetry } from '@/api/client/queries';
import { WHEN_BACK } from '@/api/client/when-back';
import { cachedOptions } from '@/offline/cache/cached-options';
import type { Aged } from '@/offline/cache/persister';
import type { Prefetch } from '@/offline/cache/prefetch';
import { ownShopsOptions as shopsOptions } from '@/offline/read/own-shops';

export const startActingRef = commandRef<typeof startActing>('acting_start');
export const stopActingRef = commandRef<typeof stopActing>('acting_stop');
export const updateShopConsentRef = commandRef<typeof updateShopConsent>('shop_consent_update');
export const listShopConsentsRef = queryRef<typeof listShopConsents>(
  'shop_consents_list',
  '/shops/{id}/consents',
);
export const listBizmanActionsRef = queryRef<typeof listBizmanActions>(
  'bizman_actions_list',
  '/bizman_actions',
);

const FIRST_PAGE = '';
const PAGE_SIZE = 10;

export const ownShopsOptions = () => ({
  ...shopsOptions(),
  ...WHEN_BACK,
});
export const consentsOptions = (id: string) => ({
  ...cachedOptions(listShopConsentsRef, { id }, { offline: 'prefetch' }),
  ...WHEN_BACK,
  // Somebody else may look after the shop since.
  staleTime: 0,
});

/** Who may act for the shops somebody owns. */
export const shopConsentsPrefetch: Prefetch = {
  roles: ['retailer'],
  run: async ({ query, personId, queryClient }) => {
    const { items } = await queryClient.ensureQueryData(ownShopsOptions());
    for (const { id, owner_id } of items) {
      if (owner_id === personId) await query(consentsOptions(id));
    }
  },
};

/**
 * Asked by the bizman as themselves: while acting, consents are nobody's but the owner's. Without a
 * network, as last known.
 */
export const actedConsentsOptions = (id: string) => ({
  ...cachedOptions(listShopConsentsRef, { id }, { asSelf: true }),
  ...WHEN_BACK,
  staleTime: 0,
});

export type ActionsPage = Aged<OutputOf<typeof listBizmanActions>>;

export function actionsOptions(shopId: string) {
  return infiniteQueryOptions({
    queryKey: [listBizmanActionsRef.name, shopId],
    queryFn: ({ pageParam, signal }): Promise<ActionsPage> => {
      const params = {
        shop_id: shopId,
        limit: PAGE_SIZE,
        ...(pageParam === FIRST_PAGE ? {} : { cursor: pageParam }),
      };
      return contractClient.runQuery(listBizmanActionsRef, params, { signal });
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor,
    retry: isWorthRetry,
    meta: { offline: 'cache' },
    ...WHEN_BACK,
    staleTime: 0,
  });
}

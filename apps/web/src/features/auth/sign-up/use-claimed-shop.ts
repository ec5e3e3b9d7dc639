import { SECOND_MS } from '@chowk/domain/kernel';
import type { readShopClaim } from '@chowk/domain/leads';
import { useQuery } from '@tanstack/react-query';
import { contractClient } from '@/api/client/browser-client';
import { queryRef } from '@/api/client/contract-ref';
import { sha256Of } from '@/api/client/sha256';
import type { TokenLink } from '@/features/auth/sign-in/token-link';

const readShopClaimRef = queryRef<typeof readShopClaim>('shop_claim_read', '/shop_claims/{mark}');

/** The name is a courtesy: the link works without it. */
const timeoutMs = 4 * SECOND_MS;

/** Which shop an invitation opens. Asked by a mark of the link, which itself lets nobody in. */
export function useClaimedShop({ type, tokenHash }: TokenLink) {
  const { data, isLoading } = useQuery({
    queryKey: [readShopClaimRef.name, tokenHash],
    enabled: type === 'invite',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const mark = await sha256Of(new Blob([tokenHash]));
      if (mark === undefined) return { shop: null };
      return contractClient.runQuery(readShopClaimRef, { mark }, { signal, timeoutMs });
    },
  });
  return { shop: data?.shop ?? undefined, isLoading };
}

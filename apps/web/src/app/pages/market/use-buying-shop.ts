import type { Me } from '@chowk/domain/accounts';
import type { Shop } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { actingFor } from '@/api/session/acting';
import { storeDurably } from '@/api/storage/durable-storage';
import { shopsOptions } from '@/features/shops/shops.queries';

const STORAGE_KEY = 'chowk.buyingShop';

/** The shop that buys: the one acted for, otherwise one's own, the last chosen first. */
export function useBuyingShop(me: Me) {
  const { data, error, isFetching, refetch } = useQuery(shopsOptions());
  const [chosen, setChosen] = useState(() => localStorage.getItem(STORAGE_KEY));
  const acted = actingFor()?.shopId;
  const shops: readonly Shop[] = (data?.items ?? []).filter((shop) =>
    acted ? shop.id === acted : shop.owner_id === me.id,
  );
  return {
    shop: shops.find(({ id }) => id === chosen) ?? shops[0],
    shops,
    isLoaded: data !== undefined,
    error,
    isRetrying: isFetching,
    retry: () => void refetch(),
    choose: (id: string) => {
      storeDurably(STORAGE_KEY, id);
      setChosen(id);
    },
  };
}

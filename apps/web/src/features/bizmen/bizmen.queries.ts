import type { OutputOf } from '@chowk/domain/kernel';
import type { assignSalesperson, listBizmen, listShopHealth } from '@chowk/domain/shops';
import { commandRef, queryRef } from '@/api/contract-ref';
import { queryOptionsFor } from '@/api/queries';

export const listBizmenRef = queryRef<typeof listBizmen>('bizmen_list', '/bizmen');
export const listAllShopsRef = queryRef<typeof listShopHealth>('shop_health_list', '/shop_health');
export const assignSalespersonRef = commandRef<typeof assignSalesperson>('shop_assign_salesperson');

export type Bizman = OutputOf<typeof listBizmen>['items'][number];

interface Asked {
  readonly search: string;
  readonly cursor?: string | undefined;
}

const paramsOf = ({ search, cursor }: Asked) => ({
  ...(search === '' ? {} : { search }),
  ...(cursor === undefined ? {} : { cursor }),
});

export const bizmenOptions = (asked: Asked) => queryOptionsFor(listBizmenRef, paramsOf(asked));
export const allShopsOptions = (asked: Asked) => queryOptionsFor(listAllShopsRef, paramsOf(asked));

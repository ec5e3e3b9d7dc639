import { PROFILE_STATES } from '@chowk/domain/accounts';
import type { OutputOf } from '@chowk/domain/kernel';
import type {
  assignSalesperson,
  listBizmen,
  listShopHealth,
  readShopHealth,
} from '@chowk/domain/shops';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';
import type { ListFilter } from '@/lists/list-state';

export const listBizmenRef = queryRef<typeof listBizmen>('bizmen_list', '/bizmen');
export const listAllShopsRef = queryRef<typeof listShopHealth>('shop_health_list', '/shop_health');
const readShopCaseRef = queryRef<typeof readShopHealth>('shop_health_read', '/shop_health/{id}');
export const assignSalespersonRef = commandRef<typeof assignSalesperson>('shop_assign_salesperson');

export type Bizman = OutputOf<typeof listBizmen>['items'][number];

const saidOf = (search: string) => (search === '' ? {} : { search });
const from = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor });

export function bizmenParams({ search, status: asked }: ListFilter) {
  const status = PROFILE_STATES.find((state) => state === asked);
  return { ...saidOf(search), ...(status ? { status } : {}) };
}

export function shopsParams({ search, status }: ListFilter) {
  const looked_after = (['yes', 'no'] as const).find((each) => each === status);
  return { ...saidOf(search), ...(looked_after ? { looked_after } : {}) };
}

export type BizmenAsked = ReturnType<typeof bizmenParams>;
export type ShopsAsked = ReturnType<typeof shopsParams>;

export const bizmenOptions = (asked: BizmenAsked, cursor?: string) =>
  queryOptionsFor(listBizmenRef, { ...asked, ...from(cursor) });
export const allShopsOptions = (asked: ShopsAsked, cursor?: string) =>
  queryOptionsFor(listAllShopsRef, { ...asked, ...from(cursor) });
export const shopCaseOptions = (id: string) => queryOptionsFor(readShopCaseRef, { id });

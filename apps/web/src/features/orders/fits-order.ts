import type { Order, OrderState } from '@chowk/domain/orders';

export interface OrderFilter {
  readonly status: OrderState | undefined;
  readonly search: string;
}

/** The reference of a payment as the bank prints it: our letters, then the order's id or its start. */
const REFERENCE = /^chk([0-9a-f]{6,32})$/;

function namesOf({ shop_name, brand_name, profiles, items }: Order): string {
  const products = items.map((item) => item.products.name);
  return [shop_name, brand_name, profiles.full_name, ...products].join('\n').toLocaleLowerCase();
}

/** As the server finds them: by a name in it, or by its number. */
export function fitsOrder(order: Order, { status, search }: OrderFilter): boolean {
  if (status !== undefined && order.status !== status) return false;
  const wanted = search.toLocaleLowerCase();
  const reference = REFERENCE.exec(wanted)?.[1];
  const isNumber = reference
    ? order.id.replaceAll('-', '').includes(reference)
    : order.id.includes(wanted);
  return isNumber || namesOf(order).includes(wanted);
}

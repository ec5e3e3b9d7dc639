import { redirect } from '@tanstack/react-router';
import { actingFor } from '@/api/session/acting';

type ShopPath = '/retailer-marketplace' | '/retailer-cart' | '/retailer-checkout';

/** Whoever acts for a shop buys on the shop's own pages. */
export function goAsShop(to: ShopPath): void {
  if (actingFor()) throw redirect({ to, search: {} });
}

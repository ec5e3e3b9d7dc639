import { formatPaise } from '@chowk/domain/kernel';
import { limitRefusal, type listShopConsents } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import { queryRef } from '@/api/client/contract-ref';
import { actingFor } from '@/api/session/acting';
import { useMessages } from '@/i18n';
import { cachedOptions } from '@/offline/cache/cached-options';
import { Banner } from '@/ui/feedback/banner';
import type { CartBrand } from './shown-cart';

const consentsRef = queryRef<typeof listShopConsents>('shop_consents_list', '/shops/{id}/consents');

/** While acting: what the owner's limits leave of these orders, before anybody presses. */
export function ActedLimit({ brands }: { brands: readonly CartBrand[] }) {
  const acting = actingFor();
  return acting ? <Limit shopId={acting.shopId} brands={brands} /> : null;
}

function Limit({ shopId, brands }: { shopId: string; brands: readonly CartBrand[] }) {
  const t = useMessages('cart');
  const { data } = useQuery(cachedOptions(consentsRef, { id: shopId }, { asSelf: true }));
  const given = data?.items.filter(({ is_granted }) => is_granted);
  const orders = given?.find(({ kind }) => kind === 'orders');
  if (!given || !orders) return null;
  const totals = brands.map(({ total_paise }) => total_paise);
  const refusal = limitRefusal(given, 'orders', totals, orders.month_used_paise ?? 0);
  if (!refusal) return null;
  const title =
    refusal.reason === 'over_month_limit'
      ? t('acted.month', {
          limit: formatPaise(refusal.limit_paise),
          left: formatPaise(refusal.left_paise),
        })
      : t('acted.order', { limit: formatPaise(refusal.limit_paise) });
  return <Banner tone="warning" title={title} text={t('acted.text')} />;
}

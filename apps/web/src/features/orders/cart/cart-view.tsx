import { formatPaise } from '@chowk/domain/kernel';
import { cartTotal } from '@chowk/domain/orders';
import { limitRefusal, type listShopConsents } from '@chowk/domain/shops';
import { useQuery } from '@tanstack/react-query';
import { ShoppingCart } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { queryRef } from '@/api/client/contract-ref';
import { useErrorWords } from '@/api/errors/use-error-words';
import { actingFor } from '@/api/session/acting';
import { useMessages } from '@/i18n';
import { cachedOptions } from '@/offline/cache/cached-options';
import { Button, ButtonLink } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Skeleton } from '@/ui/feedback/skeleton';
import { CartBrandCard } from './cart-brand';
import { type CartBrand, linesOf, packOfLine, readyBrands, type ShownCart } from './shown-cart';
import { type BuyingShop, type CartHandle, useCart } from './use-cart';

type LinkElement = ReactElement<{ className?: string; children?: ReactNode }>;

interface CartViewProps {
  shop: BuyingShop;
  marketLink: LinkElement;
  checkoutLink: LinkElement;
}

export function CartView({ shop, ...links }: CartViewProps) {
  const t = useMessages('ui');
  const errorWords = useErrorWords();
  const handle = useCart(shop);
  const { cart, error, isRetrying, retry } = handle;
  if (cart) return <Loaded cart={cart} handle={handle} {...links} />;
  if (error)
    return (
      <ErrorState error={error} text={errorWords(error)} isRetrying={isRetrying} onRetry={retry} />
    );
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-4">
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
    </div>
  );
}

interface LoadedProps extends Omit<CartViewProps, 'shop'> {
  cart: ShownCart;
  handle: CartHandle;
}

function Loaded({ cart, handle, marketLink, checkoutLink }: LoadedProps) {
  const t = useMessages('cart');
  const { was, savedAt, packs, setQuantity, acceptPrices } = handle;
  if (cart.brands.length === 0) {
    return (
      <EmptyState
        icon={<ShoppingCart />}
        title={t('empty.title')}
        text={t('empty.text')}
        action={<ButtonLink render={marketLink}>{t('empty.action')}</ButtonLink>}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <LazyUpdatedAgo savedAt={savedAt} />
      {Object.keys(was).length > 0 && (
        <Banner
          tone="warning"
          title={t('was.title')}
          action={
            <Button size="sm" variant="secondary" onClick={acceptPrices}>
              {t('was.ok')}
            </Button>
          }
        />
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-4">
          {cart.brands.map((brand) => (
            <CartBrandCard
              key={brand.brand_id}
              brand={brand}
              was={was}
              onChange={(line, quantity) =>
                setQuantity(packs[line.variant_id] ?? packOfLine(brand, line), quantity)
              }
            />
          ))}
        </div>
        <Checkout cart={cart} link={checkoutLink} />
      </div>
    </div>
  );
}

/** The step this screen is for, within the thumb's reach on a phone. */
function Checkout({ cart, link }: { cart: ShownCart; link: LinkElement }) {
  const t = useMessages('cart');
  const ready = readyBrands(cart);
  const total = cartTotal(ready);
  const left = linesOf(cart).length - linesOf({ ...cart, brands: ready }).length;
  return (
    <div
      data-action-bar
      className="sticky bottom-[calc(var(--bottom-bar,0px)+env(safe-area-inset-bottom)+0.5rem)] z-20 flex flex-col gap-2 rounded-lg border border-line bg-surface p-4 shadow-high lg:top-24 lg:bottom-auto lg:shadow-low"
    >
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-muted text-sm">
          {ready.length > 0 ? t('orders', { count: ready.length }) : t('check.nothing')}
        </span>
        <span className="font-heading font-semibold text-xl">{formatPaise(total)}</span>
      </div>
      {left > 0 && <p className="text-sm text-warning-ink">{t('stays', { count: left })}</p>}
      <ActedLimit brands={ready} />
      {cart.isEstimate && <p className="text-muted text-sm">{t('estimate.text')}</p>}
      {ready.length > 0 && (
        <ButtonLink isWide render={link}>
          {t('checkout')}
        </ButtonLink>
      )}
    </div>
  );
}

const consentsRef = queryRef<typeof listShopConsents>('shop_consents_list', '/shops/{id}/consents');

/** While acting: what the owner's limits leave of these orders, before anybody presses. */
function ActedLimit({ brands }: { brands: readonly CartBrand[] }) {
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

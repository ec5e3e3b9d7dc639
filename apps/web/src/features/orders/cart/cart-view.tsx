import { formatPaise } from '@chowk/domain/kernel';
import { cartTotal } from '@chowk/domain/orders';
import { ShoppingCart } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { Button, ButtonLink } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ThumbBar } from '@/ui/layout/thumb-bar';
import { ActedLimit } from './acted-limit';
import { CartBrandCard } from './cart-brand';
import { linesOf, packOfLine, readyBrands, type ShownCart } from './shown-cart';
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
      <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
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
        <Checkout cart={cart} link={checkoutLink} marketLink={marketLink} />
      </div>
    </div>
  );
}

interface CheckoutProps {
  cart: ShownCart;
  link: LinkElement;
  marketLink: LinkElement;
}

/** The step this screen is for, within the thumb's reach on a phone. */
function Checkout({ cart, link, marketLink }: CheckoutProps) {
  const t = useMessages('cart');
  const ready = readyBrands(cart);
  const short = cart.brands.find(({ missing_paise }) => missing_paise > 0);
  const left = linesOf(cart).length - linesOf({ ...cart, brands: ready }).length;
  return (
    <ThumbBar className="lg:sticky lg:top-24">
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-sm">
          {ready.length > 0
            ? t('orders', { count: ready.length })
            : short
              ? t('minimum.missing', { amount: formatPaise(short.missing_paise) })
              : t('check.nothing')}
        </span>
        <span className="font-heading font-semibold text-xl">
          {formatPaise(cartTotal(ready.length > 0 ? ready : cart.brands))}
        </span>
      </div>
      {ready.length > 0 && left > 0 && (
        <p className="text-sm text-warning-ink">{t('stays', { count: left })}</p>
      )}
      <ActedLimit brands={ready} />
      {cart.isEstimate && <p className="text-muted text-sm">{t('estimate.text')}</p>}
      {ready.length > 0 ? (
        <ButtonLink isWide render={link}>
          {t('checkout')}
        </ButtonLink>
      ) : (
        <ButtonLink isWide render={marketLink}>
          {t('addMore')}
        </ButtonLink>
      )}
    </ThumbBar>
  );
}

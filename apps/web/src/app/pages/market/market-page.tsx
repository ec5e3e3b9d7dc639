import type { Me } from '@chowk/domain/accounts';
import type { Product, ProductVariant } from '@chowk/domain/products';
import type { Shop } from '@chowk/domain/shops';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { CartButton } from '@/features/orders/cart/cart-button';
import { QuantityStepper } from '@/features/orders/cart/quantity-stepper';
import { useCart } from '@/features/orders/cart/use-cart';
import { MarketBrowser } from '@/features/products/market/market-browser';
import { useMessages } from '@/i18n';
import { lazy } from '@/ui/feedback/lazy';
import { LinkTabs } from '@/ui/layout/link-tabs';
import { PageHeader } from '@/ui/layout/page-header';
import { MARKET_TABS, type MarketTab } from './tabs';
import { useReorder } from './use-reorder';
import { WithShop } from './with-shop';

const StoreOrders = lazy(() =>
  import('@/features/orders/store-orders').then((m) => ({ default: m.StoreOrders })),
);
const ProductSheet = lazy(() =>
  import('@/features/products/market/product-sheet').then((m) => ({ default: m.ProductSheet })),
);

interface MarketPageProps {
  me: Me;
  tab: MarketTab;
  /** The open product, if any. */
  product: string | undefined;
}

export function MarketPage({ me, ...props }: MarketPageProps) {
  return (
    <WithShop me={me}>
      {(shop, choice) => (
        <Market
          key={shop.id}
          shop={shop}
          isOwn={me.roles.includes('retailer')}
          choice={choice}
          {...props}
        />
      )}
    </WithShop>
  );
}

interface MarketProps extends Omit<MarketPageProps, 'me'> {
  shop: Shop;
  isOwn: boolean;
  choice: ReactNode;
}

function Market({ shop, isOwn, choice, tab, product }: MarketProps) {
  const t = useMessages('market');
  const navigate = useNavigate();
  const cart = useCart(shop);
  const reorder = useReorder(cart);
  const control = (shown: Product, variant: ProductVariant) => (
    <QuantityStepper
      name={`${shown.name}, ${variant.pack_size}`}
      quantity={cart.quantityOf(variant.id)}
      least={variant.min_quantity}
      stock={variant.stock}
      onChange={(quantity) => cart.setQuantity({ product: shown, variant }, quantity)}
    />
  );
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={t('title')}
        description={!isOwn && t('forShop', { shop: shop.shop_name })}
        isInline
        actions={<CartButton count={cart.count} link={<Link to="/retailer-cart" />} />}
      />
      {choice}
      <LinkTabs
        label={t('tabs')}
        open={tab}
        tabs={MARKET_TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
        link={(value) => <Link to="/retailer-marketplace" search={{ tab: value }} />}
      />
      {tab === 'browse' ? (
        <MarketBrowser
          shop={shop}
          control={control}
          linkTo={(id) => (
            <Link to="/retailer-marketplace" search={{ product: id }} resetScroll={false} />
          )}
        />
      ) : (
        <Suspense fallback={<PageSkeleton />}>
          <StoreOrders
            shopId={shop.id}
            linkTo={(id) => <Link to="/order/$id" params={{ id }} />}
            browseLink={<Link to="/retailer-marketplace" search={{}} />}
            onAgain={reorder}
          />
        </Suspense>
      )}
      {product && (
        <Suspense>
          <ProductSheet
            key={product}
            id={product}
            area={shop.area}
            control={control}
            quantityOf={cart.quantityOf}
            onClose={() =>
              void navigate({ to: '/retailer-marketplace', search: {}, resetScroll: false })
            }
          />
        </Suspense>
      )}
    </div>
  );
}

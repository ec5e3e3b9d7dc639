import type { Me } from '@chowk/domain/accounts';
import type { Product, ProductVariant } from '@chowk/domain/products';
import type { Shop } from '@chowk/domain/shops';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { CartBar } from '@/features/orders/cart/cart-bar';
import { QuantityStepper } from '@/features/orders/cart/quantity-stepper';
import { useCart } from '@/features/orders/cart/use-cart';
import { LastOrder } from '@/features/orders/last-order';
import { shopOrdersOptions } from '@/features/orders/orders.queries';
import { BoughtBefore } from '@/features/products/market/bought-before';
import { MarketBrowser } from '@/features/products/market/market-browser';
import { useMessages } from '@/i18n';
import { useGrowingList } from '@/lists/use-growing-list';
import { lazy } from '@/ui/feedback/lazy';
import { LinkTabs } from '@/ui/layout/link-tabs';
import { MARKET_TABS, type MarketTab } from './tabs';
import { useReorder } from './use-reorder';
import { WithShop } from './with-shop';

const StoreOrders = lazy(() =>
  import('@/features/orders/store-orders').then((m) => ({ default: m.StoreOrders })),
);
const ProductSheet = lazy(() =>
  import('@/features/products/market/product-sheet').then((m) => ({ default: m.ProductSheet })),
);

const NO_FILTER = { status: undefined, search: '' };

interface MarketPageProps {
  me: Me;
  tab: MarketTab;
  /** The open product, if any. */
  product: string | undefined;
}

export function MarketPage({ me, ...props }: MarketPageProps) {
  return (
    <WithShop me={me}>
      {(shop, choice) => <Market key={shop.id} shop={shop} choice={choice} {...props} />}
    </WithShop>
  );
}

interface MarketProps extends Omit<MarketPageProps, 'me'> {
  shop: Shop;
  choice: ReactNode;
}

function Market({ shop, choice, tab, product }: MarketProps) {
  const t = useMessages('market');
  const navigate = useNavigate();
  const cart = useCart(shop);
  const reorder = useReorder(cart);
  const last = useGrowingList(shopOrdersOptions(shop.id, NO_FILTER)).rows?.[0];
  const linkTo = (id: string) => (
    <Link to="/retailer-marketplace" search={{ product: id }} resetScroll={false} />
  );
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
    <div className="-mt-5 flex flex-1 flex-col gap-3 md:mt-0 md:gap-5">
      {choice && <div className="pt-3 md:pt-0">{choice}</div>}
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
          linkTo={linkTo}
          first={
            <BoughtBefore
              shopId={shop.id}
              control={control}
              linkTo={linkTo}
              first={
                last && (
                  <LastOrder
                    order={last}
                    link={<Link to="/order/$id" params={{ id: last.id }} />}
                    onAgain={() => void reorder(last)}
                  />
                )
              }
            />
          }
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
      <CartBar count={cart.count} cart={cart.cart} link={<Link to="/retailer-cart" />} />
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

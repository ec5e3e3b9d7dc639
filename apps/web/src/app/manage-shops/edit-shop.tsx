import type { Shop } from '@chowk/domain/shops';
import { type ComponentProps, Suspense } from 'react';
import { shopEntity } from '@/features/shops/shop-entity';
import { RefusedChange } from '@/features/sync/refused-change';
import { lazy } from '@/ui/lazy';

// Fetched only where the owner allows changes, and each on its own: together they are heavy.
const ShopForm = lazy(() =>
  import('@/features/shops/shop-form').then((m) => ({ default: m.ShopForm })),
);
const ShopPhotos = lazy(() =>
  import('@/features/shops/shop-photos').then((m) => ({ default: m.ShopPhotos })),
);

interface EditShopProps {
  shop: Shop;
  look: ComponentProps<typeof ShopForm>['look'];
}

/** What the owner changes in their settings, changed for them. */
export function EditShop({ shop, look }: EditShopProps) {
  const onBehalfOf = { shopId: shop.id, name: shop.shop_name };
  return (
    <div className="grid gap-5">
      <Suspense>
        <ShopPhotos shop={shop} onBehalfOf={onBehalfOf} />
      </Suspense>
      <RefusedChange entity={shopEntity(shop.id)} />
      <Suspense>
        <ShopForm key={shop.id} shop={shop} look={look} onBehalfOf={onBehalfOf} />
      </Suspense>
    </div>
  );
}

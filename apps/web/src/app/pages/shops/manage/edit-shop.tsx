import type { Shop } from '@chowk/domain/shops';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { lazy } from '@/ui/feedback/lazy';

// Fetched only where the owner allows changes, and each on its own: together they are heavy.
const ShopForm = lazy(() =>
  import('@/features/shops/form/shop-form').then((m) => ({ default: m.ShopForm })),
);
const ShopPhotos = lazy(() =>
  import('@/features/shops/form/shop-photos').then((m) => ({ default: m.ShopPhotos })),
);

interface EditShopProps {
  shop: Shop;
  look: ComponentProps<typeof ShopForm>['look'];
  refused: ReactNode;
}

/** What the owner changes in their settings, changed for them. */
export function EditShop({ shop, look, refused }: EditShopProps) {
  const onBehalfOf = { shopId: shop.id, name: shop.shop_name };
  return (
    <div className="grid gap-5">
      <Suspense>
        <ShopPhotos shop={shop} onBehalfOf={onBehalfOf} />
      </Suspense>
      <Suspense>
        <ShopForm key={shop.id} {...{ shop, look, onBehalfOf }} refused={refused} />
      </Suspense>
    </div>
  );
}

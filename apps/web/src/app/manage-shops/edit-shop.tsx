import type { Shop } from '@chowk/domain/shops';
import type { ComponentProps } from 'react';
import { ShopForm } from '@/features/shops/shop-form';
import { ShopPhotos } from '@/features/shops/shop-photos';

/** What the owner changes in their settings, changed for them. */
export function EditShop({
  shop,
  look,
}: {
  shop: Shop;
  look: ComponentProps<typeof ShopForm>['look'];
}) {
  const onBehalfOf = { shopId: shop.id, name: shop.shop_name };
  return (
    <div className="grid gap-5">
      <ShopPhotos shop={shop} onBehalfOf={onBehalfOf} />
      <ShopForm key={shop.id} shop={shop} look={look} onBehalfOf={onBehalfOf} />
    </div>
  );
}

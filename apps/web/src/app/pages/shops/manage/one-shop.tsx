import type { Shop } from '@chowk/domain/shops';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { watchLocation } from '@/features/proofs/location/watch-location';
import { EditGate } from '@/features/shops/assigned/edit-gate';
import { ShopDetails } from '@/features/shops/assigned/shop-details';
import { RefusedChange } from '@/features/sync/refused-change';
import { useMessages } from '@/i18n';
import { targetOf } from '@/offline/outbox/queue-row';
import { ButtonLink } from '@/ui/base/button';
import { lazy } from '@/ui/feedback/lazy';

// Loaded only where the owner allows changes, each on its own, because together they are heavy.
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

/** The owner's settings, changed on their behalf. */
function EditShop({ shop, look, refused }: EditShopProps) {
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

const ActForShop = lazy(() =>
  import('@/features/shops/acting/act-for-shop').then((m) => ({ default: m.ActForShop })),
);

const AllowedCard = lazy(() =>
  import('@/features/shops/acting/allowed-card').then((m) => ({ default: m.AllowedCard })),
);

const look = (onPlace: Parameters<typeof watchLocation>[1]) =>
  watchLocation(navigator.geolocation, onPlace);

const refusedOf = (shopId: string) => <RefusedChange target={targetOf('shops', shopId)} />;

export function OneShop({ id }: { id: string }) {
  const t = useMessages('myshops');
  return (
    <div className="grid gap-3">
      <ButtonLink
        variant="quiet"
        className="-ms-3 justify-self-start"
        icon={<ArrowLeft aria-hidden className="size-5" />}
        render={<Link to="/manage-shops" search={{}} />}
      >
        {t('back')}
      </ButtonLink>
      <ShopDetails
        id={id}
        look={look}
        actions={({ shop }) =>
          shop.owner_id && (
            <Suspense>
              <ActForShop shopId={shop.id} />
            </Suspense>
          )
        }
        edit={(shop) => (
          <>
            {shop.owner_id && (
              <Suspense>
                <AllowedCard shopId={shop.id} />
              </Suspense>
            )}
            <EditGate shop={shop} refused={refusedOf(shop.id)}>
              <EditShop shop={shop} look={look} refused={refusedOf(shop.id)} />
            </EditGate>
          </>
        )}
      />
    </div>
  );
}

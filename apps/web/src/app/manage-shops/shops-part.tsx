import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { EditGate } from '@/features/my-shops/edit-gate';
import { MyShops } from '@/features/my-shops/my-shops';
import { ShopDetails } from '@/features/my-shops/shop-details';
import { watchPlace } from '@/features/proofs/watch-place';
import { ShopForm } from '@/features/shops/shop-form';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/button';
import type { ShopsSectionProps } from './section-content';

const look = (onPlace: Parameters<typeof watchPlace>[1]) =>
  watchPlace(navigator.geolocation, onPlace);

/** All shops, or the one that is open. */
export function ShopsPart({ shop }: Pick<ShopsSectionProps, 'shop'>) {
  const t = useMessages('myshops');
  if (!shop) {
    return (
      <MyShops
        linkTo={(id) => <Link to="/manage-shops" search={{ shop: id }} />}
        leadsAction={
          <ButtonLink render={<Link to="/manage-shops" search={{ tab: 'leads' }} />}>
            {t('toLeads')}
          </ButtonLink>
        }
      />
    );
  }
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
        key={shop}
        id={shop}
        look={look}
        edit={(row) => (
          <EditGate shop={row}>
            <ShopForm
              key={row.id}
              shop={row}
              look={look}
              onBehalfOf={{ shopId: row.id, name: row.shop_name }}
            />
          </EditGate>
        )}
      />
    </div>
  );
}

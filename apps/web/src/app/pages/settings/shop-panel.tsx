import type { Me } from '@chowk/domain/accounts';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { actingFor } from '@/api/session/acting';
import { watchLocation } from '@/features/proofs/location/watch-location';
import { EditGate } from '@/features/shops/assigned/edit-gate';
import { ShopSection } from '@/features/shops/shop-section';
import { RefusedChange } from '@/features/sync/refused-change';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { lazy } from '@/ui/feedback/lazy';

/** Below the form, because most people come to edit the shop. */
const SpacesTile = lazy(() =>
  import('@/features/ad-spaces/spaces-tile').then((m) => ({ default: m.SpacesTile })),
);

/** The shop's location uses the same code as a proof's. */
export function ShopPanel({ me }: { me: Me }) {
  const t = useMessages('shops');
  return (
    <>
      <ShopSection
        me={me}
        look={(onPlace) => watchLocation(navigator.geolocation, onPlace)}
        refused={(target) => <RefusedChange target={target} />}
        gate={(shop, refused, form) =>
          actingFor() ? <EditGate {...{ shop, refused }}>{form}</EditGate> : form
        }
        profileLink={(shopId) => (
          <ButtonLink
            variant="secondary"
            className="justify-self-start"
            render={<Link to="/retailer-profile/$shopId" params={{ shopId }} />}
          >
            {t('seeProfile')}
          </ButtonLink>
        )}
      />
      <Suspense>
        <SpacesTile link={() => <Link to="/ad-spaces" />} />
      </Suspense>
    </>
  );
}

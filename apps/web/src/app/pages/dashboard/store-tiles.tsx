import type { Me } from '@chowk/domain/accounts';
import { Link } from '@tanstack/react-router';
import { actingFor } from '@/api/session/acting';
import { useBuyingShop } from '@/app/pages/market/use-buying-shop';
import { SpacesTile } from '@/features/ad-spaces/spaces-tile';
import { CartTile } from '@/features/orders/cart/cart-tile';

/** A shop's other tasks: its cart and booking requests. */
export function StoreTiles({ me }: { me: Me }) {
  const { shop } = useBuyingShop(me);
  return (
    <>
      {/* Whether a bizman may order is asked where they do. */}
      {shop && !actingFor() && <CartTile shop={shop} link={<Link to="/retailer-cart" />} />}
      <SpacesTile
        link={(hasRequests) => (
          <Link to="/ad-spaces" search={hasRequests ? { tab: 'bookings' } : {}} />
        )}
      />
    </>
  );
}

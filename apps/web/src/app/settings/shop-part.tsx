import type { Me } from '@chowk/domain/accounts';
import { watchPlace } from '@/features/proofs/watch-place';
import { ShopSection } from '@/features/shops/shop-section';

/** The shop's position is looked for as that of a proof is. */
export function ShopPart({ me }: { me: Me }) {
  return <ShopSection me={me} look={(onPlace) => watchPlace(navigator.geolocation, onPlace)} />;
}

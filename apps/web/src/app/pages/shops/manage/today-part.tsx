import { Link } from '@tanstack/react-router';
import { watchPlace } from '@/features/proofs/place/watch-place';
import { DayView } from '@/features/shops/visits/day-view';

/** Where the bizman stands is looked for as the place of a proof is. */
export function TodayPart() {
  return (
    <DayView
      look={(onPlace) => watchPlace(navigator.geolocation, onPlace)}
      linkTo={(id) => <Link to="/manage-shops" search={{ shop: id }} />}
    />
  );
}

import { Link } from '@tanstack/react-router';
import { watchLocation } from '@/features/proofs/location/watch-location';
import { DayView } from '@/features/shops/visits/day-view';

/** Where the bizman stands is looked for as the place of a proof is. */
export function TodayPanel() {
  return (
    <DayView
      look={(onPlace) => watchLocation(navigator.geolocation, onPlace)}
      linkTo={(id) => <Link to="/manage-shops" search={{ shop: id }} />}
    />
  );
}

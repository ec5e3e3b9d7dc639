import { Link } from '@tanstack/react-router';
import { watchLocation } from '@/features/proofs/location/watch-location';
import { DayView } from '@/features/shops/visits/day-view';

/** The bizman's location uses the same code as a proof's. */
export function TodayPanel() {
  return (
    <DayView
      look={(onPlace) => watchLocation(navigator.geolocation, onPlace)}
      linkTo={(id) => <Link to="/manage-shops" search={{ shop: id }} />}
    />
  );
}

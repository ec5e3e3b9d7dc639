import { Link } from '@tanstack/react-router';
import { DayView } from '@/features/my-shops/day-view';
import { watchPlace } from '@/features/proofs/watch-place';

/** Where the bizman stands is looked for as the place of a proof is. */
export function TodayPart() {
  return (
    <DayView
      look={(onPlace) => watchPlace(navigator.geolocation, onPlace)}
      linkTo={(id) => <Link to="/manage-shops" search={{ shop: id }} />}
    />
  );
}

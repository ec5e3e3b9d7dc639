import { Link } from '@tanstack/react-router';
import { LeadsTab } from '@/features/leads/list/leads-tab';
import { watchLocation } from '@/features/proofs/location/watch-location';

/** Where the bizman stands is looked for as the place of a proof is. */
export function LeadsPanel() {
  return (
    <LeadsTab
      look={(onPlace) => watchLocation(navigator.geolocation, onPlace)}
      newLink={<Link to="/leads/new" />}
      draftLink={(id) => <Link to="/leads/new" search={{ id }} />}
      linkTo={(id) => <Link to="/leads/$id" params={{ id }} />}
    />
  );
}

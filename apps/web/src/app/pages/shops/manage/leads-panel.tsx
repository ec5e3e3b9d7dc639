import { Link } from '@tanstack/react-router';
import { LeadsTab } from '@/features/leads/list/leads-tab';
import { watchLocation } from '@/features/proofs/location/watch-location';

/** The bizman's location uses the same code as a proof's. */
export function LeadsPanel() {
  return (
    <LeadsTab
      look={(onPlace) => watchLocation(navigator.geolocation, onPlace)}
      newLink={<Link to="/leads/new" />}
      draftLink={(id) => <Link to="/leads/new" search={{ id }} />}
      linkTo={(id) => <Link to="/leads/$id" params={{ id }} />}
      shopLink={(id) => <Link to="/manage-shops" search={{ shop: id }} />}
    />
  );
}

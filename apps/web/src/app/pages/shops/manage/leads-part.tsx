import { Link } from '@tanstack/react-router';
import { LeadsTab } from '@/features/leads/list/leads-tab';
import { watchPlace } from '@/features/proofs/place/watch-place';

/** Where the bizman stands is looked for as the place of a proof is. */
export function LeadsPart() {
  return (
    <LeadsTab
      look={(onPlace) => watchPlace(navigator.geolocation, onPlace)}
      newLink={<Link to="/leads/new" />}
      draftLink={(id) => <Link to="/leads/new" search={{ id }} />}
      linkTo={(id) => <Link to="/leads/$id" params={{ id }} />}
    />
  );
}

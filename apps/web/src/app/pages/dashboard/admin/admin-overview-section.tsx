import { Link } from '@tanstack/react-router';
import { OldestWaiting } from '@/features/admin/operations/oldest-waiting';
import {
  OperationsBoard,
  type OperationsPlace,
  type PlaceLink,
} from '@/features/admin/operations/operations-board';
import { ActivationTile } from '@/features/leads/activations/activation-tile';
import { ReviewTile } from '@/features/proofs/review/review-tile';
import { preloadMessages } from '@/i18n';

// Words and rows are requested in parallel, which saves a round trip.
void preloadMessages('queues').catch(() => undefined);

const rows = (list: string, status: string) => (
  <Link to="/dashboard" search={{ tab: 'platform', part: 'records', list, status }} />
);

const PLACES: Readonly<Record<OperationsPlace, PlaceLink>> = {
  leads: rows('leads', 'phone_verified'),
  orders: rows('orders', 'placed'),
  topups: <Link to="/money" search={{}} />,
  payouts: <Link to="/money" search={{ tab: 'payouts' }} />,
  disputes: <Link to="/order-disputes" />,
  jobs: <Link to="/jobs" />,
};

/** The day's work: the two queues, then whatever else needs attention, and failures. */
export function AdminOverviewSection() {
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 md:grid-cols-2">
        <ReviewTile link={<Link to="/review" search={{}} />} note={<OldestWaiting of="proofs" />} />
        <ActivationTile
          link={<Link to="/activations" search={{}} />}
          note={<OldestWaiting of="activations" />}
        />
      </div>
      <OperationsBoard link={(place) => PLACES[place]} />
    </div>
  );
}

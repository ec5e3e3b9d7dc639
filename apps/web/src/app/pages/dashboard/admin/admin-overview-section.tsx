import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { OperationsPlace, PlaceLink } from '@/features/admin/operations/operations-board';
import { ActivationTile } from '@/features/leads/activations/activation-tile';
import { ReviewTile } from '@/features/proofs/review/review-tile';
import { lazy } from '@/ui/feedback/lazy';

const OperationsBoard = lazy(() =>
  import('@/features/admin/operations/operations-board').then((m) => ({
    default: m.OperationsBoard,
  })),
);

const OldestWaiting = lazy(() =>
  import('@/features/admin/operations/oldest-waiting').then((m) => ({ default: m.OldestWaiting })),
);

const oldest = (of: 'proofs' | 'activations') => (
  <Suspense>
    <OldestWaiting of={of} />
  </Suspense>
);

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

/** The day's work: the two queues, then whatever else waits for somebody, and what goes wrong. */
export function AdminOverviewSection() {
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 md:grid-cols-2">
        <ReviewTile link={<Link to="/review" search={{}} />} note={oldest('proofs')} />
        <ActivationTile
          link={<Link to="/activations" search={{}} />}
          note={oldest('activations')}
        />
      </div>
      <Suspense>
        <OperationsBoard link={(place) => PLACES[place]} />
      </Suspense>
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ActivationTile } from '@/features/activations/activation-tile';
import type { OperationsPlace, PlaceLink } from '@/features/operations/operations-board';
import { ReviewTile } from '@/features/proofs/review-tile';
import { MoneyTile } from '@/features/wallets/money-tile';

const OperationsBoard = lazy(() =>
  import('@/features/operations/operations-board').then((m) => ({ default: m.OperationsBoard })),
);

const PLACES: Readonly<Record<OperationsPlace, PlaceLink>> = {
  review: <Link to="/review" search={{}} />,
  activations: <Link to="/activations" search={{}} />,
  topups: <Link to="/money" search={{}} />,
  payouts: <Link to="/money" search={{ tab: 'payouts' }} />,
  jobs: <Link to="/jobs" />,
};

/** The day's work: what waits for a decision, where each is made, and what goes wrong. */
export function AdminOverviewSection() {
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 md:grid-cols-2">
        <ReviewTile link={<Link to="/review" search={{}} />} />
        <ActivationTile link={<Link to="/activations" search={{}} />} />
        <MoneyTile link={<Link to="/money" search={{}} />} />
      </div>
      <Suspense>
        <OperationsBoard link={(place) => PLACES[place]} />
      </Suspense>
    </div>
  );
}

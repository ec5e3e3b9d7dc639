import { Link } from '@tanstack/react-router';
import { ActivationTile } from '@/features/activations/activation-tile';
import { ReviewTile } from '@/features/proofs/review-tile';
import { MoneyTile } from '@/features/wallets/money-tile';

/** The day's work: what waits for a decision, and where each is made. */
export function AdminOverviewSection() {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <ReviewTile link={<Link to="/review" search={{}} />} />
      <ActivationTile link={<Link to="/activations" search={{}} />} />
      <MoneyTile link={<Link to="/money" search={{}} />} />
    </div>
  );
}

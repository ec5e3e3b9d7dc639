import { Link } from '@tanstack/react-router';
import { PlatformFigures } from '@/features/figures/platform-figures';

const rows = (list: string, status?: string) => (
  <Link to="/dashboard" search={{ tab: 'platform', part: 'records', list, status }} />
);

const ROWS = {
  accepted: rows('deals', 'accepted'),
  submitted: rows('proofs'),
  approved: rows('proofs', 'approved'),
  proof_rejected: rows('proofs', 'rejected'),
  order_placed: rows('orders'),
  lead_converted: rows('leads', 'converted'),
  joined_retailer: <Link to="/people" search={{ role: 'retailer' }} />,
  joined_brand: <Link to="/people" search={{ role: 'brand' }} />,
};

export function AdminAnalyticsSection() {
  return <PlatformFigures rows={ROWS} />;
}

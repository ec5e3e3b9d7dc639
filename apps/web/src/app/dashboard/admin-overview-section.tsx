import { LaterCard } from './later-card';

export function AdminOverviewSection() {
  return <LaterCard about="admin" />;
}

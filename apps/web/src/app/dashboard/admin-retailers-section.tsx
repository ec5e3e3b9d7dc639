import { LaterCard } from './later-card';

export function AdminRetailersSection() {
  return <LaterCard about="tab.retailers" />;
}

import { LaterCard } from './later-card';

export function StoreSection() {
  return <LaterCard about="retailer" />;
}

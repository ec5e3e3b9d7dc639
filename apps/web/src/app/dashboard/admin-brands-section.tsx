import { LaterCard } from './later-card';

export function AdminBrandsSection() {
  return <LaterCard about="tab.brands" />;
}

import { LaterCard } from './later-card';

export function AdminBrandsSection() {
  return <LaterCard about="later.tab.brands" />;
}

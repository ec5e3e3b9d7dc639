import { LaterCard } from './later-card';

export function BrandSection() {
  return <LaterCard about="later.brand" />;
}

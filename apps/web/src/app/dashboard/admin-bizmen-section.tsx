import { LaterCard } from './later-card';

export function AdminBizmenSection() {
  return <LaterCard about="later.tab.bizmen" />;
}

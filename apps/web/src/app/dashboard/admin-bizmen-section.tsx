import { LaterCard } from './later-card';

export function AdminBizmenSection() {
  return <LaterCard about="tab.bizmen" />;
}

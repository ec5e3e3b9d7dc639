import { LaterCard } from './later-card';

export function AdminPlatformSection() {
  return <LaterCard about="later.tab.platform" />;
}

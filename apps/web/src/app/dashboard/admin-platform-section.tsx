import { LaterCard } from './later-card';

export function AdminPlatformSection() {
  return <LaterCard about="tab.platform" />;
}

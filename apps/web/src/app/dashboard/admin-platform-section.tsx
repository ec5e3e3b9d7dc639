import { LinkReport } from '@/features/deep-links/link-report';
import { LaterCard } from './later-card';

export function AdminPlatformSection() {
  return (
    <div className="flex flex-col gap-4">
      <LinkReport />
      <LaterCard about="tab.platform" />
    </div>
  );
}

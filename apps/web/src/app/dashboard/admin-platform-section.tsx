import { LinkReport } from '@/features/deep-links/link-report';
import { PlatformLinks } from './platform-links';

export function AdminPlatformSection() {
  return (
    <div className="flex flex-col gap-4">
      <PlatformLinks />
      <LinkReport />
    </div>
  );
}

import { RolePage } from '@/features/landing/role-page';
import { usePageMeta } from '../page-meta';
import { InstallButton } from '../pwa/install-button';

export function RoleDoor() {
  const story = usePageMeta()?.accent;
  if (!story || story === 'admin') return null;
  return (
    <RolePage
      key={story}
      story={story}
      installButton={<InstallButton look="icon" className="max-sm:w-10" />}
    />
  );
}

import { InstallButton } from '@/app/pwa/install/install-button';
import { usePageMeta } from '@/app/router/page-meta';
import { RolePage } from '@/features/landing/role-page';

export function RoleRoutePage() {
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

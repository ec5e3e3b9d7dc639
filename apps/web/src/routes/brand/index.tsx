import { createFileRoute } from '@tanstack/react-router';
import { InstallButton } from '@/app/pwa/install-button';
import { RolePage } from '@/features/landing/role-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/brand/')({
  staticData: { access: 'public', title: 'title.forBrands', frame: 'bare', accent: 'brand' },
  loader: () => preloadMessages('landing', 'front', 'roles', 'pwa'),
  component: Page,
});

function Page() {
  return (
    <RolePage story="brand" installButton={<InstallButton look="icon" className="max-sm:w-10" />} />
  );
}

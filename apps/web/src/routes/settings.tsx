import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '@/app/pages/settings/settings-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/settings')({
  staticData: { access: 'signed-in', title: 'title.settings' },
  loader: () => preloadMessages('settings', 'account', 'auth'),
  component: Page,
});

function Page() {
  return <SettingsPage />;
}

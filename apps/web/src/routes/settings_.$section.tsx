import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '@/app/pages/settings/settings-page';

export const Route = createFileRoute('/settings_/$section')({
  staticData: { access: 'signed-in', title: 'title.settings' },
  loader: async ({ params }) =>
    (await import('@/app/pages/settings/sections')).loadSection(params.section),
  component: Page,
});

function Page() {
  const { section } = Route.useLoaderData();
  return <SettingsPage section={section} />;
}

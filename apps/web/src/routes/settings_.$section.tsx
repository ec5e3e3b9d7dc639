import { createFileRoute, notFound } from '@tanstack/react-router';
import { SettingsPage } from '@/app/pages/settings-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/settings_/$section')({
  staticData: { access: 'signed-in', title: 'title.settings' },
  loader: async ({ params }) => {
    const { findSection } = await import('@/app/settings/sections');
    const section = findSection(params.section);
    if (!section) throw notFound();
    const own = section === 'notifications' ? (['push'] as const) : [];
    await preloadMessages('settings', 'account', 'auth', 'errors', ...own);
    return { section };
  },
  component: Page,
});

function Page() {
  const { section } = Route.useLoaderData();
  return <SettingsPage section={section} />;
}

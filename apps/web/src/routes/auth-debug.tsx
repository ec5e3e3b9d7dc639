import { createFileRoute } from '@tanstack/react-router';
import { AuthDebugPage } from '@/features/auth/auth-debug-page';
import { preloadMessages, useMessages } from '@/i18n';

export const Route = createFileRoute('/auth-debug')({
  staticData: { access: 'public', title: 'title.authDebug', hasOwnHeading: true },
  loader: () => preloadMessages('debug'),
  component: Page,
});

function Page() {
  const t = useMessages('shell');
  return <AuthDebugPage title={t('title.authDebug')} />;
}

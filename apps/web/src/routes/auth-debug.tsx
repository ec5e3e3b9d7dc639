import { createFileRoute } from '@tanstack/react-router';
import { AuthDebugPage } from '@/features/auth/session/auth-debug-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/auth-debug')({
  staticData: { access: 'public', title: 'title.authDebug' },
  loader: () => preloadMessages('debug'),
  component: AuthDebugPage,
});

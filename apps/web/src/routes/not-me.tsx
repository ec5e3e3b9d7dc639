import { createFileRoute } from '@tanstack/react-router';
import { NotMePage } from '@/app/pages/auth/not-me-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/not-me')({
  // Without the shell, which would go to the sign-in page the moment the session ends.
  staticData: { access: 'public', title: 'title.notMe', hasOwnHeading: true, frame: 'bare' },
  loader: () => preloadMessages('notme', 'errors'),
  component: NotMePage,
});

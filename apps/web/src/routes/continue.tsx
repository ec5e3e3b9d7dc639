import { createFileRoute } from '@tanstack/react-router';
import { ContinuePage } from '@/app/pages/auth/continue-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/continue')({
  staticData: { access: 'public', title: 'title.signIn', hasOwnHeading: true },
  loader: () => preloadMessages('comeback'),
  component: ContinuePage,
});

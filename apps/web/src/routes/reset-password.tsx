import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '@/app/pages/auth/reset-password-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/reset-password')({
  staticData: { access: 'public', title: 'title.resetPassword', hasOwnHeading: true },
  loader: () => preloadMessages('signup', 'auth'),
  component: ResetPasswordPage,
});

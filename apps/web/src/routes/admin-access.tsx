import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '@/app/pages/sign-in-page';
import { readSignInSearch } from '@/app/pages/sign-in-search';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/admin-access')({
  staticData: { access: 'guest', title: 'title.adminAccess', accent: 'admin', hasOwnHeading: true },
  validateSearch: readSignInSearch,
  loader: () => preloadMessages('auth'),
  component: Page,
});

function Page() {
  const { reason } = Route.useSearch();
  return <SignInPage door="admin" reason={reason} />;
}

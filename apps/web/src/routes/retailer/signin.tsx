import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '@/app/pages/sign-in-page';
import { readSignInSearch } from '@/app/pages/sign-in-search';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/retailer/signin')({
  staticData: { access: 'guest', title: 'title.signIn', accent: 'retailer', hasOwnHeading: true },
  validateSearch: readSignInSearch,
  loader: () => preloadMessages('auth'),
  component: Page,
});

function Page() {
  const { reason } = Route.useSearch();
  return <SignInPage door="retailer" reason={reason} />;
}

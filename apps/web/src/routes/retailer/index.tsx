import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '@/app/coming-page';
import { SignInLink } from '@/app/sign-in-link';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/retailer/')({
  staticData: { access: 'public', title: 'title.forStores', accent: 'retailer' },
  loader: () => preloadMessages('coming'),
  component: () => <ComingPage screen="retailerLanding" action={<SignInLink door="retailer" />} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '@/app/coming-page';
import { SignInLink } from '@/app/sign-in-link';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/brand/')({
  staticData: { access: 'public', title: 'title.forBrands', accent: 'brand' },
  loader: () => preloadMessages('coming'),
  component: () => <ComingPage screen="brandLanding" action={<SignInLink door="brand" />} />,
});

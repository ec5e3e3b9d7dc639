import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '@/app/coming-page';
import { SignInLink } from '@/app/sign-in-link';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/bizman/')({
  staticData: { access: 'public', title: 'title.forBizmen', accent: 'bizman' },
  loader: () => preloadMessages('coming'),
  component: () => <ComingPage screen="bizmanLanding" action={<SignInLink door="bizman" />} />,
});

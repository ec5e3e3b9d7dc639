import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '@/app/coming-page';
import { SignInLink } from '@/app/sign-in-link';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/bizman/signup')({
  staticData: { access: 'guest', title: 'title.signUp', accent: 'bizman' },
  loader: () => preloadMessages('coming'),
  component: () => <ComingPage screen="signUp" action={<SignInLink door="bizman" />} />,
});

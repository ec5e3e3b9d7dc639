import { createFileRoute } from '@tanstack/react-router';
import { LandingPage } from '@/features/landing/landing-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/')({
  staticData: { access: 'guest', title: 'title.home', frame: 'bare' },
  loader: () => preloadMessages('landing'),
  component: LandingPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { InstallButton } from '@/app/pwa/install/install-button';
import { LandingPage } from '@/features/landing/landing-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/')({
  staticData: { access: 'guest', title: 'title.home', frame: 'bare' },
  loader: () => preloadMessages('landing', 'front', 'pwa'),
  component: HomePage,
});

function HomePage() {
  return <LandingPage installButton={<InstallButton look="icon" className="max-sm:w-10" />} />;
}

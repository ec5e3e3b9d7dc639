import { createFileRoute } from '@tanstack/react-router';
import { TourPage } from '@/features/tour/tour-page';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/demo/mobile-e')({
  staticData: { access: 'public', title: 'title.demo', hasOwnHeading: true },
  loader: () => preloadMessages('tour'),
  component: Page,
});

function Page() {
  return <TourPage day="store" />;
}

import { createFileRoute } from '@tanstack/react-router';
import { TourChoice } from '@/features/tour/tour-choice';
import { preloadMessages } from '@/i18n';

export const Route = createFileRoute('/demo/')({
  staticData: { access: 'public', title: 'title.demo', hasOwnHeading: true },
  loader: () => preloadMessages('tour'),
  component: TourChoice,
});

import { usePageMeta } from '@/app/router/page-meta';
import { TourChoice } from '@/features/landing/tour/tour-choice';
import { TOURS } from '@/features/landing/tour/tour-days';
import { TourPage } from '@/features/landing/tour/tour-page';

export function TourRoutePage() {
  const path = usePageMeta()?.path.replace(/\/$/, '');
  if (path === TOURS.store.path) return <TourPage key={path} day="store" />;
  if (path === TOURS.bizman.path) return <TourPage key={path} day="bizman" />;
  return <TourChoice />;
}

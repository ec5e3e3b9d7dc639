import { usePageMeta } from '@/app/router/page-meta';
import { TourChoice } from '@/features/tour/tour-choice';
import { TOURS } from '@/features/tour/tour-days';
import { TourPage } from '@/features/tour/tour-page';

export function TourDoor() {
  const path = usePageMeta()?.path.replace(/\/$/, '');
  if (path === TOURS.store.path) return <TourPage key={path} day="store" />;
  if (path === TOURS.bizman.path) return <TourPage key={path} day="bizman" />;
  return <TourChoice />;
}

import { DayView } from '@/features/my-shops/day-view';

export function TodayPart() {
  return <DayView />;
}

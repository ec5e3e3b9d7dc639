import { StatsEditor } from '@/features/platform/stats/stats-editor';

export function StatsPart() {
  return <StatsEditor />;
}

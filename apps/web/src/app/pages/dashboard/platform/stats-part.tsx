import { StatsEditor } from '@/features/platform/stats-editor';

export function StatsPart() {
  return <StatsEditor />;
}

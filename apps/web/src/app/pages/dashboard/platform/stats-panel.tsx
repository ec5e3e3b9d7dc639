import { StatsEditor } from '@/features/platform/stats/stats-editor';

export function StatsPanel() {
  return <StatsEditor />;
}

import { Backups } from '@/features/platform/upkeep/backups';
import { RetentionRuns } from '@/features/platform/upkeep/retention-runs';

export function UpkeepPanel() {
  return (
    <>
      <Backups />
      <RetentionRuns />
    </>
  );
}

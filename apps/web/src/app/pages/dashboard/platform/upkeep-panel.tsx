import { Backups } from '@/features/platform/upkeep/backups';
import { RetentionRuns } from '@/features/platform/upkeep/retention-runs';

export function UpkeepPart() {
  return (
    <>
      <Backups />
      <RetentionRuns />
    </>
  );
}

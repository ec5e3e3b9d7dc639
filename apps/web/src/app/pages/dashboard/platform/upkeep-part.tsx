import { Backups } from '@/features/platform/backups';
import { RetentionRuns } from '@/features/platform/retention-runs';

export function UpkeepPart() {
  return (
    <>
      <Backups />
      <RetentionRuns />
    </>
  );
}

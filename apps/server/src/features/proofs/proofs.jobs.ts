import type { Ports } from '../../contract/context';
import { defineJob, type Job } from '../../jobs';

const EVERY_NIGHT = '40 4 * * *';

export function proofJobs(ports: Ports): readonly Job[] {
  return [
    defineJob({
      name: 'proofs.clear-orphan-photos',
      cron: EVERY_NIGHT,
      handler: async () => {
        const { clearOrphanPhotos } = await import('./clear-orphan-photos');
        return () => clearOrphanPhotos(ports);
      },
    }),
  ];
}

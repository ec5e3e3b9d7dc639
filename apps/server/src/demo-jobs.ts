import type { Ports } from './contract/context';
import { defineJob, type Job } from './jobs';

/** A demo's pictures, drawn once the server answers. */
export const PICTURE_JOB = 'demo.draw-pictures';

export function demoJobs(ports: Ports): readonly Job[] {
  return [
    defineJob({
      name: PICTURE_JOB,
      handler: async () => {
        const { drawDemoPictures } = await import('./demo-pictures');
        return async ({ data }) => {
          const owners = Array.isArray(data.owners) ? data.owners.map(String) : [];
          await drawDemoPictures(ports, owners);
        };
      },
    }),
  ];
}

import type { Ports } from '../contract/context';
import { defineJob, type Job } from '../jobs';

/** A demo's pictures, drawn once the server answers. */
export const PICTURE_JOB = 'demo.draw-pictures';

export const SPACE_PICTURE_JOB = 'demo.draw-spaces';

export const PROOF_PICTURE_JOB = 'demo.draw-proofs';

const pathsOf = ({ paths }: Readonly<Record<string, unknown>>) =>
  Array.isArray(paths) ? paths.map(String) : [];

export function demoJobs(ports: Ports): readonly Job[] {
  return [
    defineJob({
      name: PICTURE_JOB,
      handler: async () => {
        const { drawDemoPictures } = await import('./pictures/product-pictures');
        const { drawOrderPictures } = await import('./pictures/order-pictures');
        return async ({ data }) => {
          const owners = Array.isArray(data.owners) ? data.owners.map(String) : [];
          await drawDemoPictures(ports, owners);
          await drawOrderPictures(ports);
        };
      },
    }),
    defineJob({
      name: SPACE_PICTURE_JOB,
      handler: async () => {
        const { drawSpacePictures } = await import('./pictures/space-pictures');
        return async ({ data }) => {
          await drawSpacePictures(ports, pathsOf(data));
        };
      },
    }),
    defineJob({
      name: PROOF_PICTURE_JOB,
      handler: async () => {
        const { drawProofPictures } = await import('./pictures/proof-pictures');
        return async ({ data }) => {
          await drawProofPictures(ports, pathsOf(data));
        };
      },
    }),
  ];
}

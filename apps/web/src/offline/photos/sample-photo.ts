import { snapshotKey } from '@/offline/cache/snapshot-key';
import { type PhotoKeeper, storedPhoto } from '@/photos/stored-photo';

const keyOf = (address: string) => snapshotKey(['sample_photo', address]);

const keeper: PhotoKeeper = {
  read: async (address) => {
    const { readSnapshot } = await import('@/offline/cache/snapshots');
    return (await readSnapshot<Blob>(keyOf(address)))?.content;
  },
  write: async (address, photo) => {
    const { storeNow } = await import('@/offline/cache/stored-snapshots');
    await storeNow(new Map([[keyOf(address), photo]]));
  },
};

/** What a brand wants its placement to look like: once seen, it is there where the photo is taken. */
export const samplePhoto = (path: string) => storedPhoto('product-images', path, keeper);

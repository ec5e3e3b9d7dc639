import { snapshotKey } from '@/offline/cache/snapshot-key';
import { readSnapshot, storeNow } from '@/offline/cache/snapshots';
import { type PhotoKeeper, storedPhoto } from '@/photos/stored-photo';

const keyOf = (address: string) => snapshotKey(['sample_photo', address]);

const keeper: PhotoKeeper = {
  read: async (address) => (await readSnapshot<Blob>(keyOf(address)))?.content,
  write: (address, photo) => storeNow(keyOf(address), photo),
};

/** The brand's sample of a placement, cached so that it is there where the photo is taken. */
export const samplePhoto = (path: string) => storedPhoto('product-images', path, keeper);

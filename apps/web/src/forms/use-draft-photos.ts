import { useState } from 'react';
import { useTask } from '@/commands/use-task';
import { dropBlobs, storeBlob } from '@/offline/photos/blobs';
import { prepareFile } from '@/photos/photo-work';
import { useStable } from '@/ui/layout/use-stable';
import type { DeviceDraft, DraftPhoto } from './device-draft';

/** The props of a camera; the page decides which one. */
export interface CameraSlot {
  readonly onShot: (shot: { readonly blob: Blob }) => Promise<void>;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onClose: () => void;
}

export type PhotoDraft = Pick<DeviceDraft<unknown>, 'name' | 'blobs'>;

interface PhotosOf<Photo extends DraftPhoto> {
  readonly draft: PhotoDraft;
  readonly photos: readonly Photo[];
  /** Whether a new photo replaces an existing one. */
  readonly isReplaced: (photo: Photo, next: Photo) => boolean;
  readonly onChange: (photos: readonly Photo[]) => void;
}

/**
 * The photos of a form. Each is on disk before it is shown, and is deleted with the command's
 * receipt.
 */
export function useDraftPhotos<Photo extends DraftPhoto>(of: PhotosOf<Photo>) {
  const { draft, photos, isReplaced, onChange } = of;
  const [blobs, setBlobs] = useState(draft.blobs);
  const { running, refusal, forgetRefusal, run } = useTask();

  // Added to the photos at the time it is stored, not when it was taken.
  const place = useStable((next: Photo) => {
    replace(
      photos.filter((photo) => isReplaced(photo, next)),
      [next],
    );
  });

  function replace(gone: readonly Photo[], added: readonly Photo[] = []): void {
    onChange([...photos.filter((photo) => !gone.includes(photo)), ...added]);
    const ids = gone.flatMap(({ blobId }) => blobId ?? []);
    if (ids.length > 0) void dropBlobs(draft.name, ids).catch(() => undefined);
  }

  async function store(photo: Photo, blob: Blob): Promise<void> {
    const blobId = await storeBlob(draft.name, blob);
    setBlobs((known) => new Map(known).set(blobId, blob));
    place({ ...photo, blobId });
  }

  return {
    blobs,
    /** The photo whose file is being prepared. */
    preparing: running?.input as Photo | undefined,
    refusal,
    /** Throws when it could not be stored, so that it is not shown as stored. */
    put: async (photo: Photo, blob: Blob) => {
      await store(photo, blob);
      forgetRefusal();
    },
    addFile: (photo: Photo, file: File) =>
      run(async () => store(photo, (await prepareFile(file)).blob), { of: photo }),
    remove: (photo: Photo) => replace([photo]),
  };
}

import { useState } from 'react';
import { dropBlobs, storeBlob } from '@/offline/photos/blobs';
import { prepareFile } from '@/photos/photo-work';
import { ownPhotoPath } from '@/photos/send-own-photo';
import { useStable } from '@/ui/layout/use-stable';
import type { LeadDraft } from './lead-draft';
import type { LeadPhoto, LeadPhotoType } from './lead-values';

export interface BadPhoto {
  readonly name: string;
  readonly error: unknown;
}

interface PhotosOf {
  readonly draft: LeadDraft;
  readonly photos: readonly LeadPhoto[];
  readonly onChange: (photos: readonly LeadPhoto[]) => void;
}

/** One photo of each kind. It is on the disk before it is shown, and leaves it with the lead's receipt. */
export function useLeadPhotos({ draft, photos, onChange }: PhotosOf) {
  const [blobs, setBlobs] = useState(draft.blobs);
  const [bad, setBad] = useState<BadPhoto>();
  const [preparing, setPreparing] = useState<LeadPhotoType>();

  // Among the photos of the moment it is kept, not of the moment it was taken.
  const place = useStable((photo: LeadPhoto) => {
    onChange([...photos.filter(({ type }) => type !== photo.type), photo]);
    void forget(photos.find(({ type }) => type === photo.type));
  });

  async function forget(photo: LeadPhoto | undefined): Promise<void> {
    if (photo?.blobId !== undefined) await dropBlobs(draft.name, [photo.blobId]);
  }

  /** Throws when it is not kept: then nobody is told that it is. */
  async function put(type: LeadPhotoType, blob: Blob): Promise<void> {
    const blobId = await storeBlob(draft.name, blob);
    setBlobs((known) => new Map(known).set(blobId, blob));
    setBad(undefined);
    place({ type, path: ownPhotoPath(type), blobId });
  }

  async function addFile(type: LeadPhotoType, file: File): Promise<void> {
    setPreparing(type);
    try {
      await put(type, (await prepareFile(file)).blob);
    } catch (error) {
      setBad({ name: file.name, error });
    } finally {
      setPreparing(undefined);
    }
  }

  function remove(type: LeadPhotoType): void {
    onChange(photos.filter((photo) => photo.type !== type));
    void forget(photos.find((photo) => photo.type === type));
  }

  return { blobs, bad, preparing, put, addFile, remove };
}

import { actingFor } from '@/api/session/acting';
import { storedSession } from '@/api/session/stored-session';
import type { PhotoBucket } from './photo-address';

/**
 * The path of a photo in the folder of the person, or of the owner they act for; `kind` is the
 * first word of the file name.
 */
export function ownPhotoPath(
  kind: string,
  folder = actingFor()?.as.id ?? storedSession()?.userId,
): string {
  return `${folder}/${kind}_${Date.now()}_photo.jpg`;
}

/** Resizes a photo, uploads it to the person's folder and returns its path. */
export async function sendOwnPhoto(
  bucket: PhotoBucket,
  kind: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<string> {
  const [{ shrinkPhoto }, { uploadPhoto }] = await Promise.all([
    import('./shrink-photo'),
    import('./upload-photo'),
  ]);
  const path = ownPhotoPath(kind);
  return (await uploadPhoto(bucket, path, await shrinkPhoto(file), { onProgress })).path;
}

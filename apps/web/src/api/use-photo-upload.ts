import { useState } from 'react';
import type { PhotoBucket } from './photo-address';
import { storedSession } from './stored-session';

/** Made light on the device, then sent into the person's own folder. */
async function send(
  bucket: PhotoBucket,
  kind: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<string> {
  const [{ shrinkPhoto }, { uploadPhoto }] = await Promise.all([
    import('./shrink-photo'),
    import('./upload-photo'),
  ]);
  const path = `${storedSession()?.userId}/${kind}_${Date.now()}_photo.jpg`;
  return (await uploadPhoto(bucket, path, await shrinkPhoto(file), { onProgress })).path;
}

interface PhotoUploadOptions {
  bucket: PhotoBucket;
  /** The first word of the file's name, such as `logo`. */
  kind: string;
  onSent: (path: string) => void | Promise<void>;
}

/** One photo at a time; `share` is how much of it has left the device, while it is leaving. */
export function usePhotoUpload({ bucket, kind, onSent }: PhotoUploadOptions) {
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<unknown>();

  async function upload(file: File) {
    setError(undefined);
    setShare(0);
    try {
      await onSent(await send(bucket, kind, file, setShare));
    } catch (problem) {
      setError(problem);
    } finally {
      setShare(undefined);
    }
  }

  return { share, error, upload };
}

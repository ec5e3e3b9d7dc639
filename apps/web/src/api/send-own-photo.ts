import type { PhotoBucket } from './photo-address';
import { storedSession } from './stored-session';

/** Made light on the device, then sent into the person's own folder; answers where it lies. */
export async function sendOwnPhoto(
  bucket: PhotoBucket,
  /** The first word of the file's name, such as `logo`. */
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

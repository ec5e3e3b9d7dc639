import { SAMPLE_PHOTO_BUCKET } from '@chowk/domain/campaigns';
import { useState } from 'react';
import { storedSession } from '@/api/stored-session';

/** Made light on the device, then sent into the brand's own folder. */
async function send(file: File, onProgress: (share: number) => void): Promise<string> {
  const [{ shrinkPhoto }, { uploadPhoto }] = await Promise.all([
    import('@/api/shrink-photo'),
    import('@/api/upload-photo'),
  ]);
  const path = `${storedSession()?.userId}/sample_${Date.now()}_photo.jpg`;
  const photo = await shrinkPhoto(file);
  return (await uploadPhoto(SAMPLE_PHOTO_BUCKET, path, photo, { onProgress })).path;
}

export function useSamplePhoto(onSent: (path: string) => void) {
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<unknown>();

  async function upload(file: File) {
    setError(undefined);
    setShare(0);
    try {
      onSent(await send(file, setShare));
    } catch (problem) {
      setError(problem);
    } finally {
      setShare(undefined);
    }
  }

  return { share, error, upload };
}

import { prepareFile } from './photo-work';

/**
 * Small enough for a weak network, upright, with EXIF data; throws for a file that is not a photo.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  return (await prepareFile(file)).blob;
}

export async function recompressPhoto(photo: Blob): Promise<Blob> {
  const { redrawSmaller } = await import('./draw-photo');
  return redrawSmaller(photo);
}

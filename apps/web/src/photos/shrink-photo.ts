import { prepareFile } from './photo-work';

/** Small enough for a weak line, upright, with the camera's notes kept; throws for what is no photo. */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  return (await prepareFile(file)).blob;
}

export async function recompressPhoto(photo: Blob): Promise<Blob> {
  const { redrawSmaller } = await import('./draw-photo');
  return redrawSmaller(photo);
}

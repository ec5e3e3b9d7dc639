import { ChowkError } from '@chowk/domain/kernel';

/** Lighter than we would like, and still good enough to judge a shelf by. */
const SIDE_PX = 1024;
const QUALITY = 0.5;

/** For a device out of room. The camera's notes go with it: the photo itself matters more. */
export async function recompressPhoto(photo: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, SIDE_PX / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(bitmap.width * scale)),
      Math.max(1, Math.round(bitmap.height * scale)),
    );
    const context = canvas.getContext('2d');
    if (!context) throw new ChowkError('NOT_AN_IMAGE');
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  } finally {
    bitmap.close();
  }
}

import { ChowkError } from '@chowk/domain/kernel';
import { withExifOf } from './jpeg-exif';

const LONGEST_SIDE_PX = 1600;
const TARGET_BYTES = 300 * 1024;
const JPEG = 'image/jpeg';
/** Tried in turn until the photo is light enough; the last is taken as it comes. */
const TRIES = [
  { sidePx: LONGEST_SIDE_PX, quality: 0.8 },
  { sidePx: LONGEST_SIDE_PX, quality: 0.65 },
  { sidePx: 1280, quality: 0.65 },
] as const;

async function draw(bitmap: ImageBitmap, sidePx: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, sidePx / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new ChowkError('NOT_AN_IMAGE');
  // What is see-through becomes white, as on paper; JPEG would make it black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, JPEG, quality));
  if (!blob) throw new ChowkError('NOT_AN_IMAGE');
  return blob;
}

async function drawLight(bitmap: ImageBitmap): Promise<Blob> {
  for (const { sidePx, quality } of TRIES.slice(0, -1)) {
    const drawn = await draw(bitmap, sidePx, quality);
    if (drawn.size <= TARGET_BYTES) return drawn;
  }
  const { sidePx, quality } = TRIES[TRIES.length - 1] ?? TRIES[0];
  return draw(bitmap, sidePx, quality);
}

function isLightAlready(file: Blob, bitmap: ImageBitmap): boolean {
  const longest = Math.max(bitmap.width, bitmap.height);
  return file.type === JPEG && file.size <= TARGET_BYTES && longest <= LONGEST_SIDE_PX;
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer());
}

/**
 * Small enough for a weak line, upright, with the camera's notes kept. A kind of photo this browser
 * cannot open goes as it is: the server knows more kinds.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  if (!file.type.startsWith('image/') || file.type.includes('svg')) {
    throw new ChowkError('NOT_AN_IMAGE');
  }
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => undefined,
  );
  if (!bitmap) return file;
  try {
    if (isLightAlready(file, bitmap)) return file;
    const drawn = await drawLight(bitmap);
    return new Blob([withExifOf(await bytesOf(file), await bytesOf(drawn))], { type: JPEG });
  } finally {
    bitmap.close();
  }
}

/** For a device out of room: lighter than we would like, and still good enough to judge a shelf by. */
const LAST_RESORT = { sidePx: 1024, quality: 0.5 } as const;

export async function recompressPhoto(photo: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    const drawn = await draw(bitmap, LAST_RESORT.sidePx, LAST_RESORT.quality);
    return new Blob([withExifOf(await bytesOf(photo), await bytesOf(drawn))], { type: JPEG });
  } finally {
    bitmap.close();
  }
}

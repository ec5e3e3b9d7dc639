import { ChowkError } from '@chowk/domain/kernel';
import { judgeQuality, type PictureQuality, QUALITY_SIDE_PX } from '@chowk/domain/proofs';
import { withExifOf } from './jpeg-exif';
import { photoFacts, photoKind } from './photo-file';

/** Draws photos in a worker or on the page, with the same steps on either canvas. */
type Canvas = OffscreenCanvas | HTMLCanvasElement;
export type Drawable = ImageBitmap | VideoFrame | HTMLImageElement | Canvas;

export interface PreparedPhoto {
  readonly blob: Blob;
  readonly quality: PictureQuality;
}

const JPEG = 'image/jpeg';
const LONGEST_SIDE_PX = 1600;
const TARGET_BYTES = 300 * 1024;
/** The largest phone photos are a third of this; anything larger is not a photo of a shelf. */
const MOST_BYTES = 40 * 1024 * 1024;
const MOST_PIXELS = 60_000_000;
/** Tried in turn until the photo is small enough; the last is used in any case. */
const TRIES = [
  { sidePx: LONGEST_SIDE_PX, quality: 0.8 },
  { sidePx: LONGEST_SIDE_PX, quality: 0.65 },
  { sidePx: 1280, quality: 0.65 },
  { sidePx: 1280, quality: 0.5 },
] as const;

function sizeOf(drawable: Drawable): { width: number; height: number } {
  if ('displayWidth' in drawable) {
    return { width: drawable.displayWidth, height: drawable.displayHeight };
  }
  return { width: drawable.width, height: drawable.height };
}

function canvasOf(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

function draw(drawable: Drawable, sidePx: number) {
  const { width, height } = sizeOf(drawable);
  const scale = Math.min(1, sidePx / Math.max(width, height));
  const canvas = canvasOf(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const context = canvas.getContext('2d', { willReadFrequently: true }) as
    | OffscreenCanvasRenderingContext2D
    | CanvasRenderingContext2D
    | null;
  if (!context) throw new ChowkError('NOT_AN_IMAGE');
  // Transparent areas become white, because JPEG would make them black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(drawable, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

function toJpeg(canvas: Canvas, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: JPEG, quality });
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new ChowkError('NOT_AN_IMAGE'));
    canvas.toBlob(done, JPEG, quality);
  });
}

interface Drawn {
  readonly blob: Blob;
  /** Full size, so that zooming in need not draw the original again. */
  readonly canvas: Canvas;
}

async function drawLight(drawable: Drawable): Promise<Drawn> {
  const { canvas } = draw(drawable, LONGEST_SIDE_PX);
  let blob: Blob | undefined;
  for (const { sidePx, quality } of TRIES) {
    const sized = sidePx === LONGEST_SIDE_PX ? canvas : draw(canvas, sidePx).canvas;
    blob = await toJpeg(sized, quality);
    if (blob.size <= TARGET_BYTES) break;
  }
  if (!blob) throw new ChowkError('NOT_AN_IMAGE');
  return { blob, canvas };
}

const RED = 0.299;
const GREEN = 0.587;
const BLUE = 0.114;
const CHANNELS = 4;

/** Judged on a small grey image, like the server does, so that both agree. */
export function judgeFrame(drawable: Drawable): PictureQuality {
  const { canvas, context } = draw(drawable, QUALITY_SIDE_PX);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  const pixels = new Uint8Array(width * height);
  for (let i = 0; i < pixels.length; i += 1) {
    const at = i * CHANNELS;
    pixels[i] = RED * (data[at] ?? 0) + GREEN * (data[at + 1] ?? 0) + BLUE * (data[at + 2] ?? 0);
  }
  return judgeQuality({ pixels, width, height });
}

export async function prepareFrame(frame: Drawable): Promise<PreparedPhoto> {
  const { blob, canvas } = await drawLight(frame);
  return { blob, quality: judgeFrame(canvas) };
}

/** For a device without space: smaller than we would like, but good enough to judge a shelf. */
const LAST_RESORT = { sidePx: 1024, quality: 0.5 } as const;

export async function redrawSmaller(photo: Blob): Promise<Blob> {
  const bitmap = await decodeBitmap(photo);
  try {
    const drawn = await toJpeg(draw(bitmap, LAST_RESORT.sidePx).canvas, LAST_RESORT.quality);
    return await withNotesOf(new Uint8Array(await photo.arrayBuffer()), drawn);
  } finally {
    bitmap.close();
  }
}

async function withNotesOf(original: Uint8Array<ArrayBuffer>, drawn: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await drawn.arrayBuffer());
  return new Blob([withExifOf(original, bytes)], { type: JPEG });
}

/** Throws errors a person can act on: a file that is not a photo must never count as one. */
function requirePhoto(bytes: Uint8Array<ArrayBuffer>): void {
  const kind = photoKind(bytes);
  if (!kind) return;
  const { isWhole, pixels } = photoFacts(kind, bytes);
  if (!isWhole) throw new ChowkError('NOT_AN_IMAGE', { details: { reason: 'cut_off' } });
  if (pixels !== undefined && pixels > MOST_PIXELS) throw new ChowkError('IMAGE_TOO_LARGE');
}

function unreadable(bytes: Uint8Array<ArrayBuffer>): ChowkError {
  const reason = photoKind(bytes) === 'heif' ? 'heic' : 'no_photo';
  return new ChowkError('NOT_AN_IMAGE', { details: { reason } });
}

function isLightAlready(file: Blob, bytes: Uint8Array<ArrayBuffer>, picture: Drawable): boolean {
  const { width, height } = sizeOf(picture);
  const isSmall = file.size <= TARGET_BYTES && Math.max(width, height) <= LONGEST_SIDE_PX;
  return isSmall && photoKind(bytes) === 'jpeg';
}

/** Small enough for a weak network, upright, with the camera's EXIF data. */
export async function prepareFile(
  file: Blob,
  decode: (file: Blob) => Promise<Drawable> = decodeBitmap,
): Promise<PreparedPhoto> {
  if (file.size > MOST_BYTES) throw new ChowkError('IMAGE_TOO_LARGE');
  const bytes = new Uint8Array(await file.arrayBuffer());
  requirePhoto(bytes);
  const picture = await decode(file).catch(() => {
    throw unreadable(bytes);
  });
  try {
    if (isLightAlready(file, bytes, picture)) return { blob: file, quality: judgeFrame(picture) };
    const { blob, canvas } = await drawLight(picture);
    return { blob: await withNotesOf(bytes, blob), quality: judgeFrame(canvas) };
  } finally {
    if ('close' in picture) picture.close();
  }
}

function decodeBitmap(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}

import { crc32 } from 'node:zlib';
import sharp, { type Exif } from 'sharp';

export type ExifTags = Exif;

export interface PhotoRecipe {
  readonly width?: number;
  readonly height?: number;
  readonly format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';
  readonly exif?: ExifTags;
}

/** Left half red, right half blue, so a test can tell which way is up. */
export async function photoBytes(recipe: PhotoRecipe = {}): Promise<Buffer> {
  const { width = 64, height = 48, format = 'jpeg', exif } = recipe;
  const half = await sharp({
    create: { width: Math.ceil(width / 2), height, channels: 3, background: 'blue' },
  })
    .png()
    .toBuffer();
  const photo = sharp({ create: { width, height, channels: 3, background: 'red' } })
    .composite([{ input: half, left: Math.floor(width / 2), top: 0 }])
    .toFormat(format);
  return (exif ? photo.withExif(exif) : photo).toBuffer();
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A few bytes that claim to be an enormous picture. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', Buffer.from('789c030000000001', 'hex')),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The names of a JPEG's segments up to its pixels: APP0, APP1, DQT… */
export function jpegMarkers(jpeg: Buffer): number[] {
  const markers: number[] = [];
  let at = 2;
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0;
    markers.push(marker);
    if (marker === 0xda) break;
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  return markers;
}

export async function pixelAt(image: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return [...pixel];
}

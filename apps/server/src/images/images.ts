import { webcrypto } from 'node:crypto';
import { ChowkError } from '@chowk/domain/kernel';
import { judgeQuality, QUALITY_SIDE_PX } from '@chowk/domain/proofs';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { type PhotoExif, readExif } from './exif';
import { HASH_SIDE_PX, perceptualHash } from './perceptual-hash';
import { type PhotoFormat, photoFormat } from './photo-format';

import { openTurnstile } from './turnstile';

export interface PhotoLimits {
  readonly maxBytes?: number;
  readonly maxPixels?: number;
}

export interface Photo {
  /** Upright, at most 1600 px, without any metadata. */
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
  /** Hex, of the bytes as they came: what tells a photo sent twice. */
  readonly sha256: string;
  /** A JPEG of at most 320 px. */
  readonly thumbnail: Buffer;
  readonly exif: PhotoExif;
}

/** What a photo is compared and judged by. */
export interface PhotoMeasures {
  readonly phash: bigint;
  readonly isBlurred: boolean;
  readonly isDark: boolean;
}

export interface Images {
  /** Throws NOT_AN_IMAGE, IMAGE_TOO_LARGE, or UNAVAILABLE when too many are in line. */
  readPhoto(bytes: Uint8Array, limits?: PhotoLimits): Promise<Photo>;
  /** Of a photo read before. */
  measure(photo: Pick<Photo, 'jpeg'>): Promise<PhotoMeasures>;
}

export interface ImagesOptions {
  readonly limits?: PhotoLimits;
  /** Photos worked on at once; each takes one thread. */
  readonly atOnce?: number;
  readonly maxWaiting?: number;
}

const MAX_BYTES = 12 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const MAX_SIDE_PX = 1600;
const THUMBNAIL_SIDE_PX = 320;
const JPEG_QUALITY = 80;
const THUMBNAIL_QUALITY = 70;
/** A decoder that takes longer was fed a trap. */
const TIMEOUT_S = 20;
const AT_ONCE = 2;
const MAX_WAITING = 64;

type SharpFactory = (input: Buffer, options: SharpOptions) => Sharp;

export function openImages({
  limits: defaults = {},
  atOnce = AT_ONCE,
  maxWaiting = MAX_WAITING,
}: ImagesOptions = {}): Images {
  const pass = openTurnstile({ atOnce, maxWaiting });
  let loading: Promise<SharpFactory> | undefined;

  function load(): Promise<SharpFactory> {
    loading ??= loadSharp();
    return loading;
  }

  return {
    async measure({ jpeg }) {
      const sharp = await load();
      return pass(() => measure(sharp, jpeg));
    },

    async readPhoto(input, limits = {}) {
      const { maxBytes = MAX_BYTES, maxPixels = MAX_PIXELS } = { ...defaults, ...limits };
      if (input.byteLength > maxBytes) throw tooLarge('The photo file is too large', { maxBytes });
      const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
      const format = photoFormat(bytes);
      if (!format) throw new ChowkError('NOT_AN_IMAGE');
      const sharp = await load();
      return pass(() => reencode(sharp, bytes, format, maxPixels));
    },
  };
}

async function loadSharp(): Promise<SharpFactory> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  // No photo is read twice, so a cache would only hold memory.
  sharp.cache(false);
  return sharp;
}

async function reencode(
  sharp: SharpFactory,
  bytes: Buffer,
  format: PhotoFormat,
  maxPixels: number,
): Promise<Photo> {
  // 'error' also refuses truncated files, but lets pass the harmless warnings of phone cameras.
  const source: SharpOptions = { failOn: 'error', limitInputPixels: maxPixels };
  const header = await orRefuse(format, sharp(bytes, source).metadata());
  checkHeader(header, format, maxPixels);
  const exif = await readExif(header.exif);
  const upright = sharp(bytes, { ...source, autoOrient: true })
    .timeout({ seconds: TIMEOUT_S })
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: JPEG_QUALITY });
  const { data: jpeg, info } = await orRefuse(
    format,
    upright.toBuffer({ resolveWithObject: true }),
  );
  const thumbnail = await sharp(jpeg, source)
    .resize({
      width: THUMBNAIL_SIDE_PX,
      height: THUMBNAIL_SIDE_PX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .jpeg({ quality: THUMBNAIL_QUALITY })
    .toBuffer();
  const sha256 = Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
  return { jpeg, width: info.width, height: info.height, sha256, thumbnail, exif };
}

async function measure(sharp: SharpFactory, jpeg: Buffer): Promise<PhotoMeasures> {
  const side = QUALITY_SIDE_PX;
  const { data: pixels, info } = await sharp(jpeg, {})
    .greyscale()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const square = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize({ width: HASH_SIDE_PX, height: HASH_SIDE_PX, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  return { phash: perceptualHash(square), ...judgeQuality({ pixels, width, height }) };
}

/** The header is read without decoding a pixel: a bomb ends here. */
function checkHeader(header: Metadata, format: PhotoFormat, maxPixels: number): void {
  const { width, height } = header;
  if (width * height > maxPixels) throw tooLarge(undefined, { width, height, maxPixels });
  if (header.format !== format) throw new ChowkError('NOT_AN_IMAGE', { details: { format } });
}

/** The decoder's own words stay inside; people get one of two codes. */
async function orRefuse<T>(format: PhotoFormat, decoding: Promise<T>): Promise<T> {
  try {
    return await decoding;
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw tooLarge();
    throw new ChowkError('NOT_AN_IMAGE', { details: { format } });
  }
}

function tooLarge(message?: string, details?: Record<string, number>): ChowkError {
  return new ChowkError('IMAGE_TOO_LARGE', {
    ...(message ? { message } : {}),
    ...(details ? { details } : {}),
  });
}

/** Renders an SVG as a JPEG, like every stored photo. */
export async function pictureOf(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).flatten({ background: 'white' }).jpeg({ quality: 82 }).toBuffer();
}

import { SAME_PICTURE_BITS } from '@chowk/domain/proofs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { openImages } from './images';
import { hashDistance, perceptualHash } from './perceptual-hash';
import { shelfPhoto } from './test/scenes';

const images = openImages();
const SCENES = 16;

async function hashOf(bytes: Buffer): Promise<bigint> {
  const { phash } = await images.measure(await images.readPhoto(bytes));
  return phash;
}

const COPIES: Record<string, (photo: Buffer) => Promise<Buffer>> = {
  'recompressed hard': (photo) => sharp(photo).jpeg({ quality: 35 }).toBuffer(),
  'resized to a third': (photo) => sharp(photo).resize(213).jpeg({ quality: 80 }).toBuffer(),
  'made larger': (photo) => sharp(photo).resize(800).jpeg().toBuffer(),
  brightened: (photo) => sharp(photo).modulate({ brightness: 1.2 }).jpeg().toBuffer(),
  darkened: (photo) => sharp(photo).modulate({ brightness: 0.8 }).jpeg().toBuffer(),
  'as another format': (photo) => sharp(photo).webp({ quality: 60 }).toBuffer(),
};

describe('the perceptual hash', () => {
  let originals: { photo: Buffer; hash: bigint }[];
  beforeAll(async () => {
    originals = await Promise.all(
      Array.from({ length: SCENES }, async (_, seed) => {
        const photo = await shelfPhoto(seed);
        return { photo, hash: await hashOf(photo) };
      }),
    );
  });

  it.each(Object.keys(COPIES))('knows a picture %s', async (name) => {
    const copy = COPIES[name];
    const distances = await Promise.all(
      originals.map(async ({ photo, hash }) =>
        hashDistance(hash, await hashOf((await copy?.(photo)) ?? Buffer.of())),
      ),
    );
    const found = distances.filter((bits) => bits <= SAME_PICTURE_BITS);
    expect(found.length / SCENES, distances.join(' ')).toBeGreaterThanOrEqual(0.9);
  });

  it('tells different pictures apart', () => {
    const distances = originals.flatMap(({ hash }, i) =>
      originals.slice(i + 1).map((other) => hashDistance(hash, other.hash)),
    );
    expect(Math.min(...distances)).toBeGreaterThan(SAME_PICTURE_BITS);
    const mean = distances.reduce((sum, bits) => sum + bits, 0) / distances.length;
    expect(mean).toBeGreaterThan(26);
  });

  it('takes a square of the right size and counts bits both ways', () => {
    expect(() => perceptualHash(new Uint8Array(10))).toThrow(RangeError);
    expect(hashDistance(-1n, 0n)).toBe(64);
    expect(hashDistance(5n, 5n)).toBe(0);
  });
});

describe('quality hints', () => {
  it('see blur and darkness, and leave a good photo alone', async () => {
    const photo = await shelfPhoto(3);
    const judge = async (bytes: Buffer) => images.measure(await images.readPhoto(bytes));
    expect(await judge(photo)).toMatchObject({ isBlurred: false, isDark: false });
    const blurred = await sharp(photo).blur(14).jpeg().toBuffer();
    expect(await judge(blurred)).toMatchObject({ isBlurred: true, isDark: false });
    const dark = await sharp(photo).linear(0.15, 0).jpeg().toBuffer();
    expect(await judge(dark)).toMatchObject({ isDark: true });
  });
});

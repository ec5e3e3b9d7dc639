import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openImages } from './images';
import { jpegMarkers, photoBytes, pixelAt } from './test/photos';

const images = openImages();

/** JPEG markers that may carry words about the picture: APP1 to APP15, and comments. */
function carriesMetadata(marker: number): boolean {
  return (marker >= 0xe1 && marker <= 0xef) || marker === 0xfe;
}

async function expectNoMetadata(jpeg: Buffer): Promise<void> {
  const { exif, xmp, icc, iptc, orientation } = await sharp(jpeg).metadata();
  expect([exif, xmp, icc, iptc, orientation]).toEqual(Array(5).fill(undefined));
  expect(jpegMarkers(jpeg).filter(carriesMetadata)).toEqual([]);
}

describe('readPhoto', () => {
  it('reads EXIF, then leaves none in what is kept', async () => {
    const bytes = await photoBytes({
      exif: {
        IFD0: { Make: 'Xiaomi', Model: 'Redmi 9A', Copyright: 'a private name' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '28/1 30/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '77/1 15/1 0/1',
        },
      },
    });
    const photo = await images.readPhoto(bytes);
    expect(photo.exif).toMatchObject({ make: 'Xiaomi', model: 'Redmi 9A', lat: 28.5, lng: 77.25 });
    await expectNoMetadata(photo.jpeg);
    await expectNoMetadata(photo.thumbnail);
    expect(photo.jpeg.includes('private')).toBe(false);
  });

  it('strips XMP and colour profiles too', async () => {
    const plain = sharp(await photoBytes());
    const bytes = await plain
      .withIccProfile('p3')
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .toBuffer();
    await expectNoMetadata((await images.readPhoto(bytes)).jpeg);
  });

  it('names the original by its own digest', async () => {
    const bytes = await photoBytes();
    const { sha256 } = await images.readPhoto(bytes);
    expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it.each(['jpeg', 'png', 'webp'] as const)('takes %s and makes a JPEG', async (format) => {
    const photo = await images.readPhoto(await photoBytes({ format }));
    expect(await sharp(photo.jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      width: 64,
      height: 48,
    });
  });

  it('takes a HEIC container as far as this decoder can read what is inside', async () => {
    const bytes = await photoBytes({ format: 'avif' });
    bytes.write('mif1', 8, 'latin1');
    const { jpeg } = await images.readPhoto(bytes);
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 64 });
  });

  it('reads EXIF of WebP and PNG as well', async () => {
    for (const format of ['webp', 'png'] as const) {
      const bytes = await photoBytes({ format, exif: { IFD0: { Make: 'Xiaomi' } } });
      expect((await images.readPhoto(bytes)).exif.make).toBe('Xiaomi');
    }
  });

  it('shrinks to 1600 px and 320 px, and never enlarges', async () => {
    const large = await images.readPhoto(await photoBytes({ width: 3200, height: 800 }));
    expect([large.width, large.height]).toEqual([1600, 400]);
    expect(await sharp(large.jpeg).metadata()).toMatchObject({ width: 1600, height: 400 });
    expect(await sharp(large.thumbnail).metadata()).toMatchObject({ width: 320, height: 80 });
    const small = await images.readPhoto(await photoBytes({ width: 20, height: 10 }));
    expect([small.width, small.height]).toEqual([20, 10]);
    expect(await sharp(small.thumbnail).metadata()).toMatchObject({ width: 20, height: 10 });
  });

  it('turns the picture upright', async () => {
    const bytes = await sharp(await photoBytes({ width: 64, height: 48 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { jpeg, thumbnail, width, height, exif } = await images.readPhoto(bytes);
    expect(exif.orientation).toBe(6);
    expect([width, height]).toEqual([48, 64]);
    for (const upright of [jpeg, thumbnail]) {
      const [red = 0] = await pixelAt(upright, 24, 8);
      const [, , blue = 0] = await pixelAt(upright, 24, 56);
      expect(red).toBeGreaterThan(200);
      expect(blue).toBeGreaterThan(200);
    }
  });

  it('puts see-through pictures on white', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const { jpeg } = await images.readPhoto(bytes);
    expect(await pixelAt(jpeg, 4, 4)).toEqual([255, 255, 255]);
  });

  it('reads bytes that sit inside a larger buffer', async () => {
    const bytes = await photoBytes();
    const padded = Buffer.concat([Buffer.from('before'), bytes, Buffer.from('after')]);
    const view = new Uint8Array(padded.buffer, padded.byteOffset + 6, bytes.length);
    const [inside, alone] = await Promise.all([images.readPhoto(view), images.readPhoto(bytes)]);
    expect(inside.sha256).toBe(alone.sha256);
  });
});

import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readExif } from './exif';
import { type ExifTags, photoBytes } from './test/photos';

async function blockOf(exif: ExifTags): Promise<Buffer> {
  const { exif: block } = await sharp(await photoBytes({ exif })).metadata();
  if (!block) throw new Error('the test photo has no EXIF');
  return block;
}

async function takenAt(tags: Record<string, string>): Promise<string | undefined> {
  return (await readExif(await blockOf({ IFD2: tags }))).takenAt;
}

describe('readExif', () => {
  it('reads camera, time, place and its accuracy', async () => {
    const block = await blockOf({
      IFD0: { Make: ' Xiaomi ', Model: 'Redmi 9A' },
      IFD2: { DateTimeOriginal: '2026:11:16 09:48:00', OffsetTimeOriginal: '+05:30' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '28/1 36/1 50/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '77/1 12/1 32/1',
        GPSHPositioningError: '15/2',
      },
    });
    const { lat, lng, ...rest } = await readExif(block);
    expect(lat).toBeCloseTo(28.61389, 4);
    expect(lng).toBeCloseTo(77.20889, 4);
    expect(rest).toMatchObject({
      make: 'Xiaomi',
      model: 'Redmi 9A',
      takenAt: '2026-11-16T04:18:00.000Z',
      accuracyM: 7.5,
    });
  });

  it('takes a time without a zone as Indian time, wherever the server stands', async () => {
    expect(await takenAt({ DateTimeOriginal: '2026:11:16 09:48:00' })).toBe(
      '2026-11-16T04:18:00.000Z',
    );
  });

  it('honours another zone and ignores impossible times', async () => {
    const stamp = { DateTimeOriginal: '2026:11:16 09:48:00' };
    expect(await takenAt({ ...stamp, OffsetTimeOriginal: '+00:00' })).toBe(
      '2026-11-16T09:48:00.000Z',
    );
    expect(await takenAt({ DateTimeOriginal: '2026:13:41 09:48:00' })).toBeUndefined();
    expect(await takenAt({ DateTimeOriginal: '0000:00:00 00:00:00' })).toBeUndefined();
  });

  it('signs southern and western positions', async () => {
    const exif = await readExif(
      await blockOf({
        IFD3: {
          GPSLatitudeRef: 'S',
          GPSLatitude: '10/1 30/1 0/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '20/1 0/1 0/1',
        },
      }),
    );
    expect(exif).toMatchObject({ lat: -10.5, lng: -20 });
    expect(exif).not.toHaveProperty('accuracyM');
  });

  it('gives no place for half of one or an impossible one', async () => {
    const half = await blockOf({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 0/1 0/1' } });
    expect(await readExif(half)).not.toHaveProperty('lat');
    const off = await blockOf({
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '128/1 0/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '77/1 0/1 0/1',
      },
    });
    expect(await readExif(off)).not.toHaveProperty('lng');
  });

  it('says nothing about nothing, noise or a huge block', async () => {
    expect(await readExif(undefined)).toEqual({});
    expect(await readExif(Buffer.alloc(0))).toEqual({});
    expect(await readExif(Buffer.from('Exif\0\0'))).toEqual({});
    expect(await readExif(Buffer.alloc(1024 * 1024, 'II*'))).toEqual({});
  });

  it('never throws on a damaged block', async () => {
    const whole = await blockOf({
      IFD0: { Make: 'Xiaomi' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 50/1' },
    });
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(damage, fc.nat(whole.length), async (edits, length) => {
        const block = Buffer.from(whole);
        for (const [at, value] of edits) block[at] = value;
        const exif = await readExif(block.subarray(0, length));
        if (exif.lat !== undefined) expect(Math.abs(exif.lat)).toBeLessThanOrEqual(90);
      }),
      { numRuns: 150 },
    );
  });
});

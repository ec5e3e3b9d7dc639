import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findExif, withExifOf } from './jpeg-exif';

const GPS = {
  IFD0: { Model: 'Redmi 9A' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 50/1' },
};
const ON_ITS_SIDE = 6;

function photo(width: number) {
  return sharp({ create: { width, height: 20, channels: 3, background: 'teal' } });
}

async function withNotes(): Promise<Uint8Array<ArrayBuffer>> {
  const tagged = photo(40).withExif(GPS).withMetadata({ orientation: ON_ITS_SIDE, exif: GPS });
  return new Uint8Array(await tagged.jpeg().toBuffer());
}

async function plain(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await photo(10).jpeg().toBuffer());
}

describe('the EXIF block', () => {
  it('is copied to the resized photo, without rotating it a second time', async () => {
    const original = await withNotes();
    expect((await sharp(original).metadata()).orientation).toBe(ON_ITS_SIDE);
    const joined = await sharp(withExifOf(original, await plain())).metadata();
    expect(joined).toMatchObject({ width: 10, height: 20, orientation: 1 });
    expect(joined.exif?.toString('latin1')).toContain('Redmi 9A');
  });

  it('is not copied when missing or damaged', async () => {
    const drawn = await plain();
    expect(withExifOf(await plain(), drawn)).toBe(drawn);
    expect(findExif(new Uint8Array([1, 2, 3]))).toBeUndefined();
    const original = await withNotes();
    for (const length of [2, 3, 5, 20, 60]) {
      expect(withExifOf(original.slice(0, length), drawn)).toBe(drawn);
    }
    const exif = findExif(original);
    const damaged = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 16, ...(exif?.slice(4, 18) ?? [])]);
    expect(withExifOf(damaged, drawn)).toBe(drawn);
  });
});

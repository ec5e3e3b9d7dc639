import { ChowkError, messageOf } from '@chowk/domain/kernel';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openImages } from './images';
import { photoBytes, pngBomb } from './test/photos';

const images = openImages();

async function refusalOf(bytes: Uint8Array, limits = {}): Promise<ChowkError> {
  const error: unknown = await images.readPhoto(bytes, limits).then(
    () => new Error('was accepted'),
    (refusal: unknown) => refusal,
  );
  if (!(error instanceof ChowkError)) throw error;
  return error;
}

describe('what is not a photo', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0xff])],
    ['text', Buffer.from('hello, I am a photo.jpg')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['SVG with a declaration', Buffer.from('<?xml version="1.0"?><svg width="9" height="9"/>')],
    ['PDF', Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3', 'latin1')],
    ['only a JPEG start', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    [
      'a JPEG start before SVG',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<svg/>')]),
    ],
    ['only a WebP start', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1')],
    ['only a HEIC start', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ])('refuses %s', async (_, bytes) => {
    const refusal = await refusalOf(bytes);
    expect(refusal.code).toBe('NOT_AN_IMAGE');
    expect(messageOf(refusal)).toBe('The file is not a photo we can read');
  });

  it.each(['gif', 'tiff', 'avif'] as const)(
    'refuses %s, a picture of another kind',
    async (format) => {
      expect((await refusalOf(await photoBytes({ format }))).code).toBe('NOT_AN_IMAGE');
    },
  );
});

describe('damaged and oversized photos', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('refuses a truncated %s', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const whole = await sharp({
      create: { width: 400, height: 300, channels: 3, background: 'red', noise },
    })
      .toFormat(format)
      .toBuffer();
    for (const share of [0.1, 0.5, 0.9]) {
      const cut = whole.subarray(0, Math.floor(whole.length * share));
      expect((await refusalOf(cut)).code).toBe('NOT_AN_IMAGE');
    }
  });

  it('refuses a 100-megapixel bomb from its header, at once', async () => {
    // Work, not time: a busy machine may let anybody wait.
    const before = process.cpuUsage();
    expect((await refusalOf(pngBomb(10_000, 10_000))).code).toBe('IMAGE_TOO_LARGE');
    expect((await refusalOf(pngBomb(65_500, 65_500))).code).toBe('IMAGE_TOO_LARGE');
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeLessThan(1_000_000);
  });

  it('refuses by pixels and by bytes, at the limit given', async () => {
    const bytes = await photoBytes({ width: 100, height: 50 });
    await images.readPhoto(bytes, { maxPixels: 5000, maxBytes: bytes.length });
    expect((await refusalOf(bytes, { maxPixels: 4999 })).code).toBe('IMAGE_TOO_LARGE');
    const heavy = await refusalOf(bytes, { maxBytes: bytes.length - 1 });
    expect(heavy).toMatchObject({
      code: 'IMAGE_TOO_LARGE',
      message: 'The photo file is too large',
    });
    expect((await refusalOf(Buffer.alloc(12 * 1024 * 1024 + 1))).code).toBe('IMAGE_TOO_LARGE');
  });

  it('keeps nothing of a page hidden in a photo', async () => {
    const page = '<html><script>alert(document.cookie)</script></html>';
    const photo = await photoBytes({ exif: { IFD0: { ImageDescription: page } } });
    const { jpeg, thumbnail } = await images.readPhoto(Buffer.concat([photo, Buffer.from(page)]));
    for (const kept of [jpeg, thumbnail]) {
      expect(kept.includes('script')).toBe(false);
      expect(kept.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    }
  });

  it('answers any damage with a photo or a refusal, never the decoder’s words', async () => {
    const whole = await photoBytes({ exif: { IFD0: { Make: 'Xiaomi' } } });
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(damage, async (edits) => {
        const bytes = Buffer.from(whole);
        for (const [at, value] of edits) bytes[at] = value;
        try {
          await images.readPhoto(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(ChowkError);
          expect(error).toMatchObject({ code: expect.stringMatching(/^(NOT_AN_IMAGE|IMAGE_TOO)/) });
        }
      }),
      { numRuns: 60 },
    );
  });
});

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bucket } from '../buckets';
import type { ObjectStore } from '../object-store';
import { MAX_OBJECT_BYTES } from '../prepare-put';

const PHOTO = Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x0a, 0x0d, 0xfe]);
const JPEG = { contentType: 'image/jpeg' };

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export async function readBack(store: ObjectStore, bucket: Bucket, path: string) {
  const found = await store.get(bucket, path);
  return found && { ...found, bytes: await buffer(found.stream) };
}

/** What every store must do, whatever is behind it. */
export function describeObjectStore(name: string, storeOf: () => ObjectStore): void {
  describe(`${name}, as an object store`, () => {
    it('gives back what was put', async () => {
      const store = storeOf();
      const metadata = { 'deal-id': 'd1' };
      const put = await store.put('proof-photos', 'a/b.jpg', PHOTO, { ...JPEG, metadata });
      const found = await readBack(store, 'proof-photos', 'a/b.jpg');
      expect(found?.bytes).toEqual(PHOTO);
      expect(found).toMatchObject({
        size: PHOTO.length,
        contentType: 'image/jpeg',
        sha256: sha256(PHOTO),
        metadata,
      });
      expect(put.etag).toMatch(/^".+"$/);
      expect(found?.etag).toBe(put.etag);
      expect(await store.head('proof-photos', 'a/b.jpg')).toEqual(put);
    });

    it('takes a stream, and an empty object', async () => {
      const store = storeOf();
      const stream = Readable.from([PHOTO.subarray(0, 3), PHOTO.subarray(3)]);
      await store.put('shop_photos', 'streamed.jpg', stream, JPEG);
      await store.put('shop_photos', 'empty', Buffer.alloc(0), JPEG);
      expect((await readBack(store, 'shop_photos', 'streamed.jpg'))?.bytes).toEqual(PHOTO);
      expect((await readBack(store, 'shop_photos', 'empty'))?.bytes).toHaveLength(0);
    });

    it('knows nothing of a missing object, and of another bucket', async () => {
      const store = storeOf();
      await store.put('product-images', 'only-here', PHOTO, JPEG);
      expect(await store.get('brand-logos', 'only-here')).toBeUndefined();
      expect(await store.head('brand-logos', 'only-here')).toBeUndefined();
      expect(await store.get('brand-logos', 'no/such/folder')).toBeUndefined();
    });

    it('replaces content, type and metadata together', async () => {
      const store = storeOf();
      const before = await store.put('brand-logos', 'logo', PHOTO, {
        ...JPEG,
        metadata: { v: '1' },
      });
      const after = await store.put('brand-logos', 'logo', Buffer.from('png'), {
        contentType: 'image/png',
      });
      expect(after.etag).not.toBe(before.etag);
      expect(await readBack(store, 'brand-logos', 'logo')).toMatchObject({
        contentType: 'image/png',
        metadata: {},
        bytes: Buffer.from('png'),
      });
    });

    it('keeps an object beside objects under its name', async () => {
      const store = storeOf();
      await store.put('shop_photos', 'x', Buffer.from('1'), JPEG);
      await store.put('shop_photos', 'x/y', Buffer.from('2'), JPEG);
      expect((await readBack(store, 'shop_photos', 'x'))?.bytes.toString()).toBe('1');
      expect((await readBack(store, 'shop_photos', 'x/y'))?.bytes.toString()).toBe('2');
    });

    it('tells apart the longest names', async () => {
      const store = storeOf();
      const stem = 'n'.repeat(254);
      await store.put('shop_photos', `${stem}1`, Buffer.from('1'), JPEG);
      await store.put('shop_photos', `${stem}2`, Buffer.from('2'), JPEG);
      expect((await readBack(store, 'shop_photos', `${stem}1`))?.bytes.toString()).toBe('1');
    });

    it('deletes, twice if asked', async () => {
      const store = storeOf();
      await store.put('proof-photos', 'gone.jpg', PHOTO, JPEG);
      await store.delete('proof-photos', 'gone.jpg');
      await store.delete('proof-photos', 'gone.jpg');
      expect(await store.get('proof-photos', 'gone.jpg')).toBeUndefined();
    });

    it('accepts the right checksum and refuses a wrong one, leaving nothing', async () => {
      const store = storeOf();
      await store.put('proof-photos', 'sum', PHOTO, {
        ...JPEG,
        sha256: sha256(PHOTO).toUpperCase(),
      });
      const wrong = { ...JPEG, sha256: sha256(Buffer.from('other')) };
      await expect(store.put('proof-photos', 'bad-sum', PHOTO, wrong)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
      expect(await store.head('proof-photos', 'bad-sum')).toBeUndefined();
      await expect(store.put('proof-photos', 'sum', Buffer.from('x'), wrong)).rejects.toThrow();
      expect((await readBack(store, 'proof-photos', 'sum'))?.bytes).toEqual(PHOTO);
    });

    it('keeps nothing of a body that breaks off or is too large', async () => {
      const store = storeOf();
      const broken = Readable.from(
        (async function* () {
          yield PHOTO;
          throw new Error('connection lost');
        })(),
      );
      await expect(store.put('proof-photos', 'cut', broken, JPEG)).rejects.toThrow(/lost/);
      const huge = Buffer.alloc(MAX_OBJECT_BYTES + 1);
      await expect(store.put('proof-photos', 'cut', huge, JPEG)).rejects.toMatchObject({
        code: 'BODY_TOO_LARGE',
      });
      expect(await store.head('proof-photos', 'cut')).toBeUndefined();
    });

    it('refuses bad names, unknown buckets and header tricks', async () => {
      const store = storeOf();
      const bucket: string = 'secrets';
      for (const path of ['../x', 'a/../../x', '/etc/passwd', '.env', 'a%2fb', 'x@info', '']) {
        const refused = { code: 'BAD_PATH' };
        await expect(store.put('proof-photos', path, PHOTO, JPEG)).rejects.toMatchObject(refused);
        await expect(store.get('proof-photos', path)).rejects.toMatchObject(refused);
        await expect(store.head('proof-photos', path)).rejects.toMatchObject(refused);
        await expect(store.delete('proof-photos', path)).rejects.toMatchObject(refused);
      }
      await expect(store.get(bucket as Bucket, 'a')).rejects.toMatchObject({ code: 'PGRST116' });
      const typed = { contentType: 'image/jpeg\r\nx: y' };
      await expect(store.put('proof-photos', 'a', PHOTO, typed)).rejects.toThrow(RangeError);
      const noted = { ...JPEG, metadata: { note: 'a\r\nb' } };
      await expect(store.put('proof-photos', 'a', PHOTO, noted)).rejects.toThrow(RangeError);
    });

    it('round-trips any bytes', async () => {
      const store = storeOf();
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
          await store.put('product-images', 'any', bytes, { ...JPEG, sha256: sha256(bytes) });
          const found = await readBack(store, 'product-images', 'any');
          expect(found?.bytes.equals(bytes)).toBe(true);
        }),
        { numRuns: 20 },
      );
    });
  });
}

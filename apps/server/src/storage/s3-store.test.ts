import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ObjectStore } from './object-store';
import { openS3Store, type S3StoreOptions } from './s3-store';
import { type LoopbackS3, startLoopbackS3 } from './test/loopback-s3';
import { describeObjectStore, sha256 } from './test/object-store.suite';

const KEY_ID = 'AKIDCHOWK';
const SECRET = 'not-to-be-seen';
const PHOTO = Buffer.from('photo bytes');
const JPEG = { contentType: 'image/jpeg' };

let s3: LoopbackS3;
let store: ObjectStore;
const warn = vi.fn();

function open(options: Partial<S3StoreOptions> = {}): ObjectStore {
  return openS3Store({
    endpoint: s3.endpoint,
    bucket: 'chowk',
    region: 'ap-south-1',
    accessKeyId: KEY_ID,
    secretAccessKey: SECRET,
    forcePathStyle: true,
    log: { warn },
    ...options,
  });
}

beforeEach(async () => {
  warn.mockClear();
  s3 = await startLoopbackS3(KEY_ID);
  store = open();
});
afterEach(async () => {
  await store.close();
  await s3.close();
});

describeObjectStore('The S3 store', () => store);

describe('The S3 store, on the wire', () => {
  it('sends the plain bytes, signed, with checksum, type and metadata', async () => {
    const metadata = { 'deal-id': 'd1' };
    await store.put('proof-photos', 'd1-1.jpg', PHOTO, { ...JPEG, metadata });
    const [request, ...more] = s3.seen;
    expect(more).toEqual([]);
    expect(request).toMatchObject({ method: 'PUT', path: '/chowk/proof-photos/d1-1.jpg' });
    expect(request?.body).toEqual(PHOTO);
    expect(request?.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(PHOTO.length),
      'x-amz-checksum-sha256': Buffer.from(sha256(PHOTO), 'hex').toString('base64'),
      'x-amz-content-sha256': sha256(PHOTO),
      'x-amz-meta-deal-id': 'd1',
    });
    expect(request?.headers).not.toHaveProperty('content-encoding');
    expect(request?.headers.authorization).toMatch(/^AWS4-HMAC-SHA256 .*ap-south-1\/s3/);
    expect(JSON.stringify(request)).not.toContain(SECRET);
  });

  it('puts everything under the prefix', async () => {
    const prefixed = open({ prefix: 'stage/one' });
    await prefixed.put('brand-logos', 'a.png', PHOTO, JPEG);
    await prefixed.close();
    expect([...s3.objects.keys()]).toEqual(['/chowk/stage/one/brand-logos/a.png']);
    expect(() => open({ prefix: '../up' })).toThrow();
  });

  it('sends nothing for a body whose checksum is wrong', async () => {
    const wrong = { ...JPEG, sha256: sha256(Buffer.from('other')) };
    await expect(store.put('proof-photos', 'a', PHOTO, wrong)).rejects.toThrow();
    expect(s3.seen).toEqual([]);
  });

  it('tries again, then says unavailable, when the service fails', async () => {
    s3.failWith(503);
    await expect(store.put('proof-photos', 'a', PHOTO, JPEG)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      details: { retryAfterS: 10 },
    });
    expect(s3.seen).toHaveLength(2);
    s3.failWith(undefined);
    await store.put('proof-photos', 'a', PHOTO, JPEG);
    expect(s3.objects.size).toBe(1);
  });

  it.each(['put', 'get', 'head', 'delete'] as const)(
    '%s names no secret on failure',
    async (verb) => {
      const refused = open({ accessKeyId: 'WRONG' });
      const call =
        verb === 'put'
          ? refused.put('proof-photos', 'a', PHOTO, JPEG)
          : refused[verb]('proof-photos', 'a');
      await expect(call).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      await refused.close();
      expect(warn).toHaveBeenCalledOnce();
      expect(JSON.stringify(warn.mock.calls)).not.toMatch(/not-to-be-seen|Signature/);
    },
  );

  it('stops waiting for a service that hangs', async () => {
    s3.failWith('silence');
    const impatient = open({ timeoutMs: 100 });
    await expect(impatient.head('proof-photos', 'a')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    await impatient.close();
  });

  it('says unavailable when nobody listens', async () => {
    await s3.close();
    await expect(store.get('proof-photos', 'a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { afterEach, expect, it, vi } from 'vitest';
import { snapshotPrefix } from '@/offline/cache/snapshot-key';
import { readSnapshots } from '@/offline/cache/snapshots';
import { newPerson } from '@/offline/test/new-person';
import { storedPhoto } from '@/photos/stored-photo';
import { samplePhoto } from './sample-photo';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Object.assign(navigator, { onLine: true });
});

function loseNetwork(): void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
  Object.assign(navigator, { onLine: false });
}

it('caches a sample photo once it was seen, and no other photos', async () => {
  await newPerson();
  vi.stubGlobal('fetch', async () => new Response('shelf'));
  await samplePhoto('brand/sample.jpg').open().url;
  await storedPhoto('proof-photos', 'deal.jpg').open().url;
  const stored = () => readSnapshots(snapshotPrefix('sample_photo'));
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1));

  // As after a restart: nothing is in memory.
  vi.resetModules();
  const [photos, others] = await Promise.all([
    import('./sample-photo'),
    import('@/photos/stored-photo'),
  ]);
  loseNetwork();
  const shown: unknown[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${shown.push(blob)}`);
  expect(await photos.samplePhoto('brand/sample.jpg').open().url).toBe('blob:1');
  expect(await (shown[0] as Blob).text()).toBe('shelf');
  const away = others.storedPhoto('proof-photos', 'deal.jpg').open().url;
  await expect(away).rejects.toMatchObject({
    name: expect.stringMatching(/NetworkError|OfflineError/),
  });
});

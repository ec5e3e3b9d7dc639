import { expect, it, vi } from 'vitest';
import { openFolderStore, openS3Store } from './index';

const loaded = vi.hoisted(() => ({ sdk: false }));
vi.mock('@aws-sdk/client-s3', () => {
  loaded.sdk = true;
  throw new Error('the SDK was asked for');
});

it('loads the S3 SDK at the first call, not when a store is opened', async () => {
  openFolderStore('unused');
  const store = openS3Store({
    endpoint: 'http://127.0.0.1:1',
    bucket: 'chowk',
    region: 'ap-south-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    forcePathStyle: true,
    log: { warn: vi.fn() },
  });
  await expect(store.get('proof-photos', '../x')).rejects.toMatchObject({ code: 'BAD_PATH' });
  expect(loaded.sdk).toBe(false);
  await expect(store.get('proof-photos', 'x')).rejects.toThrow();
  expect(loaded.sdk).toBe(true);
});

import 'fake-indexeddb/auto';
import '../../../../test/browser-stand-ins';
import { afterEach, expect, it, vi } from 'vitest';
import { NetworkError } from '@/api/errors/errors';
import { payoutDetailsOptions, sessionsOptions } from '@/features/accounts/settings.queries';
import { storeAnswer } from '@/offline/cache/snapshots';
import { cachingClient } from '@/offline/test/caching-client';
import { newPerson } from '@/offline/test/new-person';

const MASKED = { upi_masked: 'ra•••@okbank', pan_masked: 'ABC•••••1F' };

function loseNetwork(): void {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
  Object.assign(navigator, { onLine: false });
}

afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(navigator, { onLine: true });
});

it('what was just saved is what is shown without a network, masked as the server said it', async () => {
  const { database } = await newPerson();
  const client = cachingClient();
  await storeAnswer(client, payoutDetailsOptions().queryKey, MASKED);
  expect(client.getQueryData(payoutDetailsOptions().queryKey)).toEqual(MASKED);
  loseNetwork();
  expect(await cachingClient().fetchQuery(payoutDetailsOptions())).toMatchObject(MASKED);
  const kept = (await database.getAll('config')).map(({ value }) => value);
  expect(kept).toEqual([{ content: MASKED, savedAt: expect.any(Number) }]);
});

it('who is signed in where is kept on no device', async () => {
  await newPerson();
  vi.stubGlobal('fetch', async () => Response.json({ items: [{ id: 's-1', is_current: true }] }));
  await cachingClient().fetchQuery(sessionsOptions());
  loseNetwork();
  const again = cachingClient().fetchQuery({ ...sessionsOptions(), retry: false });
  await expect(again).rejects.toBeInstanceOf(NetworkError);
});

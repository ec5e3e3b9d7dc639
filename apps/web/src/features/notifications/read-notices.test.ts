import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadOutbox } from '@/commands/send-command';
import { listPending } from '@/offline/outbox/outbox';
import { put } from '@/offline/store/write';
import { newPerson } from '@/offline/test/new-person';
import { readNoticesOf } from './read-notices';

const NOTICES = [
  { id: 'n-1', link: '/deal/d-1', payload: { deal_id: 'd-1' }, read_at: null },
  { id: 'n-2', link: '/proof/p-1', payload: { proof_id: 'p-1', deal_id: 'd-1' }, read_at: null },
  { id: 'n-3', link: '/deal/d-1', payload: {}, read_at: '2026-11-18T05:00:00Z' },
  { id: 'n-4', link: '/deal/d-2', payload: { deal_id: 'd-2' }, read_at: null },
];

async function toldAll() {
  await loadOutbox();
  const { database } = await newPerson();
  for (const notice of NOTICES) await put(database, 'notifications', notice);
}

const marked = async () => (await listPending()).map(({ data }) => (data as { id: string }).id);

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)));
afterEach(() => vi.unstubAllGlobals());

it('what a page shows has been read, and nothing else', async () => {
  await toldAll();
  expect(await readNoticesOf('/deal/d-1')).toBe(2);
  await vi.waitFor(async () => expect((await marked()).sort()).toEqual(['n-1', 'n-2']), {
    timeout: 10_000,
  });
});

it('nothing of it waits on a device without a network', async () => {
  await toldAll();
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  expect(await readNoticesOf('/deal/d-1')).toBe(0);
  expect(await marked()).toEqual([]);
});

import 'fake-indexeddb/auto';
import '../../../../test/browser-stand-ins';
import type { BatchCall, BatchResult } from '@chowk/domain/sync';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropActing, setActing } from '@/api/session/acting';
import { consentsOptions, pendingConsentsOptions } from '@/features/accounts/settings.queries';
import { snapshotKey } from '@/offline/cache/snapshot-key';
import { readSnapshot, storeNow } from '@/offline/cache/snapshots';
import { discardDone, discardItems, enqueue, listPending } from '@/offline/outbox/outbox';
import { type SendPorts, sendQueue } from '@/offline/send/send-queue';
import { cachingClient } from '@/offline/test/caching-client';
import { newPerson } from '@/offline/test/new-person';
import { cacheConsent } from './cache-consent';
import { changeConsent } from './change-consent';

const GIVEN = { purpose: 'location', version: '2026-11', withdrawn_at: null };
const SERVER_GIVEN = { ...GIVEN, given_at: '2026-11-16T10:00:00.000Z' };
const KEY = snapshotKey(consentsOptions().queryKey);
const hear = (items: object[]) => storeNow(KEY, { items });
const FORBIDDEN = { code: 'FORBIDDEN', message: '' } as const;

function portsOf(personId: string, batches: BatchCall[][], isAllowed = true): SendPorts {
  const answer = ({ id, name }: BatchCall): BatchResult => {
    if (!isAllowed) return { id, status: 403, error: FORBIDDEN };
    const output = name === 'consent_give' ? { items: [SERVER_GIVEN] } : { id: 'd-1' };
    return { id, status: 200, output, replayed: false };
  };
  return {
    personId: () => personId,
    nowMs: () => 1_000_000,
    random: () => 0,
    sendBatch: async (calls) => {
      batches.push([...calls]);
      return calls.map(answer);
    },
    uploadPhoto: async () => undefined,
    listReceipts: async () => new Set(),
  };
}

/** As a page just opened: nothing is in its memory. */
const askAnew = () => cachingClient().fetchQuery({ ...consentsOptions(), retry: false });
const pending = () => cachingClient().fetchQuery(pendingConsentsOptions());

/** Somebody who was asked before, and said no to this. */
async function agreeOffline(heard: object[] = []) {
  const person = await newPerson();
  await hear(heard);
  const queryClient = cachingClient();
  await queryClient.fetchQuery(consentsOptions());
  await cacheConsent(queryClient, 'location');
  return { ...person, shown: () => queryClient.getQueryData(consentsOptions().queryKey) };
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
  Object.assign(navigator, { onLine: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(navigator, { onLine: true });
  dropActing();
});

it('a consent given without a network counts at once and after a reload, and leaves before the proof', async () => {
  const refused = { ...SERVER_GIVEN, withdrawn_at: '2026-11-16T11:00:00Z' };
  const { personId, database, shown } = await agreeOffline([refused]);
  // The newer word is the one here.
  expect(shown()).toMatchObject({ items: [GIVEN, refused] });
  expect((await askAnew()).items).toMatchObject([GIVEN, refused]);

  const photo = { bucket: 'proof-photos', path: 'me/1.jpg', blob: new Blob(['shelf']) } as const;
  await enqueue({ type: 'proof_submit', data: { deal_id: 'd-1' }, blobs: [photo] });
  const batches: BatchCall[][] = [];
  await sendQueue(database, personId, portsOf(personId, batches));
  expect(batches.map((calls) => calls.map(({ name }) => name))).toEqual([
    ['consent_give'],
    ['proof_submit'],
  ]);
  expect(await listPending()).toEqual([]);
  // Nobody looked while it arrived; it is known here all the same.
  expect(await readSnapshot(KEY)).toMatchObject({ content: { items: [SERVER_GIVEN] } });
  expect((await askAnew()).items).toEqual([SERVER_GIVEN]);
});

it('where the list was never heard, what was agreed to here is known, and no page shows the rest', async () => {
  await newPerson();
  const queryClient = cachingClient();
  expect(await queryClient.fetchQuery(pendingConsentsOptions())).toEqual([]);
  await cacheConsent(queryClient, 'location');
  expect(queryClient.getQueryData(pendingConsentsOptions().queryKey)).toEqual(['location']);
  await expect(askAnew()).rejects.toMatchObject({ problem: 'offline' });
  await hear([{ ...SERVER_GIVEN, purpose: 'analytics' }]);
  expect((await askAnew()).items).toMatchObject([GIVEN, { purpose: 'analytics' }]);
});

it('a second press adds nothing; what is discarded or taken back was not given', async () => {
  await agreeOffline();
  await cacheConsent(cachingClient(), 'location');
  const [item, ...others] = await listPending();
  expect(others).toEqual([]);
  await discardItems([item?.id ?? '']);
  expect([await askAnew(), await pending()]).toMatchObject([{ items: [] }, []]);
  await cacheConsent(cachingClient(), 'location');
  await discardDone('consent_give', { purpose: 'analytics' });
  expect(await listPending()).toHaveLength(1);
  await discardDone('consent_give', { purpose: 'location' });
  expect(await listPending()).toEqual([]);
});

it('what is taken back is known as taken back without a network', async () => {
  await newPerson();
  await hear([SERVER_GIVEN]);
  const withdrawn = { ...SERVER_GIVEN, withdrawn_at: '2026-11-16T11:00:00.000Z' };
  vi.stubGlobal('fetch', async () => Response.json({ items: [withdrawn] }));
  Object.assign(navigator, { onLine: true });
  await changeConsent(cachingClient(), 'location', false);
  Object.assign(navigator, { onLine: false });
  expect((await askAnew()).items).toEqual([withdrawn]);
});

it('a refused consent needs the person, and no longer counts', async () => {
  const { personId, database } = await agreeOffline();
  await sendQueue(database, personId, portsOf(personId, [], false));
  expect(await listPending()).toMatchObject([
    { type: 'consent_give', state: 'needs_attention', lastError: { code: 'FORBIDDEN' } },
  ]);
  expect([await askAnew(), await pending()]).toMatchObject([{ items: [] }, []]);
});

it('whoever acts for a shop agrees for themselves', async () => {
  const as = {
    id: 'owner-1',
    full_name: 'Asha Rao',
    email: null,
    phone: null,
    roles: ['retailer' as const],
    unread_notifications: 0,
    owes_consent: false,
  };
  setActing({ shopId: 'shop-1', shopName: 'Asha Stores', as });
  await agreeOffline();
  expect(await listPending()).toMatchObject([{ type: 'consent_give', onBehalfOf: null }]);
  expect((await askAnew()).items).toMatchObject([GIVEN]);
});

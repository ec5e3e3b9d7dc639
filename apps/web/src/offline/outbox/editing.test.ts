import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formDraft } from '@/offline/outbox/drafts';
import { listDraftBlobs, storeBlob } from '@/offline/photos/blobs';
import { cachedRow } from '@/offline/read/device-rows';
import { pickReady } from '@/offline/send/pick-ready';
import { onSyncEvent } from '@/offline/store/events';
import type { OfflineDatabase } from '@/offline/store/schema';
import { put } from '@/offline/store/write';
import { changeRow } from '@/offline/test/change-row';
import { giveLocks } from '@/offline/test/locks';
import { newPerson } from '@/offline/test/new-person';
import { changeShop, SHOP } from '@/offline/test/shop-change';
import { readDraft, writeDraft } from './drafts';
import { findEdited } from './edited';
import { discardEdited, leaveEditing, resumeEditing, startEditing } from './editing';
import { isFormOpen, lockForEditing } from './editing-lock';
import { enqueue, listPending } from './outbox';
import type { QueueState } from './queue-row';
import { collectUnsent, putUnsent } from './unsent-rows';
import { countPending } from './watch-queue';

const FORM = ['shop_update', 'shops:s-1'] as const;

let database: OfflineDatabase;
let personId: string;
beforeEach(async () => {
  localStorage.clear();
  ({ database, personId } = await newPerson());
  await put(database, 'shops', SHOP);
});
afterEach(() => vi.unstubAllGlobals());

/** A change to the shop that is being edited. */
async function editShop(state: QueueState = 'queued') {
  const { id } = await changeShop({ area: 'Mahim' });
  await changeRow(database, 'pendingUploads', id, { state });
  await startEditing(id);
  return id;
}

const states = async () => (await listPending()).map(({ state }) => state);
const shown = async () => (await cachedRow<typeof SHOP>('shops', SHOP.id))?.content.area;
const ready = async () => pickReady(await listPending(), personId, 1);
const typed = formDraft<{ area: string }>('shop', 's-1');

describe('a command that is being edited', () => {
  it('is not sent or shown as done, blocks what depends on it, and counts as unsent', async () => {
    await editShop();
    await enqueue({ type: 'x_do', data: {}, target: 'shops:s-1' });
    expect([await shown(), await ready()]).toEqual([SHOP.area, []]);
    expect([await states(), await countPending()]).toEqual([['editing', 'queued'], 2]);
  });

  it.each(['queued', 'needs_attention'] as const)(
    'is %s again when its form is closed without a change',
    async (state) => {
      const id = await editShop(state);
      expect([await states(), await ready()]).toEqual([['editing'], []]);
      const heard: string[] = [];
      const stop = onSyncEvent(({ type }) => heard.push(type));
      await leaveEditing(...FORM);
      stop();
      expect(await listPending()).toMatchObject([{ id, state, data: { area: 'Mahim' } }]);
      expect(heard).toContain('item.queued');
      expect(await shown()).toBe(state === 'queued' ? 'Mahim' : SHOP.area);
    },
  );

  it('stays in editing while its form has unsaved input', async () => {
    await editShop();
    typed.write({ area: 'Dadar' });
    await leaveEditing(...FORM);
    expect(await states()).toEqual(['editing']);
  });

  it('is a new command in the same place when saved, with the photos still in it', async () => {
    const photo = (path: string) =>
      ({ bucket: 'shop_photos', path, blob: new Blob([path]) }) as const;
    const blobs = [photo('front'), photo('removed')];
    const before = await enqueue({ type: 'lead_create', data: { id: 'l-1' }, blobs });
    await enqueue({ type: 'x_do', data: {}, dependsOn: [before.id] });
    await startEditing(before.id);
    await writeDraft('lead:new:l-1', { area: 'Dadar' });
    const added = await storeBlob('lead:new:l-1', new Blob(['added']));
    const kept = before.blobs[0]?.id ?? '';
    const after = await enqueue({
      type: 'lead_create',
      data: { id: 'l-1', area: 'Dadar' },
      blobs: [
        { bucket: 'shop_photos', path: 'front', blobId: kept },
        { bucket: 'shop_photos', path: 'added', blobId: added },
      ],
      fromDraft: 'lead:new:l-1',
    });
    expect(after.id).not.toBe(before.id);
    expect(await listPending()).toMatchObject([
      { id: after.id, seq: before.seq, state: 'queued', data: { area: 'Dadar' } },
      { type: 'x_do', dependsOn: [after.id] },
    ]);
    const owners = (await database.getAll('blobs')).map(({ id, owner }) => [id, owner]);
    expect(owners.sort()).toEqual([kept, added].map((id) => [id, after.id]).sort());
    expect(await readDraft('lead:new:l-1')).toBeUndefined();
  });

  it('stays in editing when it is refused again while its form is open', async () => {
    await editShop('needs_attention');
    const { id } = await changeShop({ area: 'Dadar' });
    await changeRow(database, 'pendingUploads', id, { state: 'needs_attention' });
    await resumeEditing(id);
    expect(await findEdited(...FORM)).toMatchObject({ id, data: { area: 'Dadar' } });
    await leaveEditing(...FORM);
    expect(await states()).toEqual(['needs_attention']);
  });

  it('takes its form draft along when it is discarded, and notifies the open form', async () => {
    const data = { deal_id: 'd-1', fix: null };
    const { id } = await enqueue({ type: 'proof_submit', data });
    await startEditing(id);
    await writeDraft('proof:d-1', { notes: 'right' });
    await storeBlob('proof:d-1', new Blob(['again']));
    await editShop();
    typed.write({ area: 'Dadar' });
    const heard: string[] = [];
    const stop = onSyncEvent((event) => {
      if (event.type === 'item.dropped') heard.push(event.item.type);
    });
    await discardEdited('proof_submit', 'deals:d-1');
    await discardEdited(...FORM);
    stop();
    expect([await listPending(), await readDraft('proof:d-1')]).toEqual([[], undefined]);
    expect([await listDraftBlobs('proof:d-1'), await typed.read()]).toEqual([[], {}]);
    expect(heard).toEqual(['proof_submit', 'shop_update']);
  });

  it('is still being edited after a sign-out', async () => {
    await editShop();
    const rows = await collectUnsent(database);
    const next = await newPerson();
    await putUnsent(next.database, rows);
    expect(await listPending()).toMatchObject([{ state: 'editing', data: { area: 'Mahim' } }]);
  });

  it('is not taken from a sender that is sending it', async () => {
    await editShop('sending');
    expect(await states()).toEqual(['sending']);
  });
});

it('stays in editing for an order when the checkout closes, because the cart edits it too', async () => {
  const order = { id: 'o-1', shop_id: 's-1', lines: [], payment: 'upi', delivery: {} };
  const { id } = await enqueue({ type: 'order_place', data: order });
  await startEditing(id);
  await leaveEditing('order_place', 'carts:s-1');
  expect(await states()).toEqual(['editing']);
});

it('returns to its state only when the last tab with its form closes it', async () => {
  giveLocks();
  localStorage.setItem('chowk.hasQueue', '1');
  await editShop();
  const [leaveOne, leaveOther] = [lockForEditing(...FORM), lockForEditing(...FORM)];
  const [item] = await listPending();
  expect(item && (await isFormOpen(item))).toBe(true);
  leaveOne();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await states()).toEqual(['editing']);
  leaveOther();
  await vi.waitFor(async () => expect(await states()).toEqual(['queued']));
  expect(item && (await isFormOpen(item))).toBe(false);
});

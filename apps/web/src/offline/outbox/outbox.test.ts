import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { describe, expect, it } from 'vitest';
import { readBlob, storeBlob } from '@/offline/photos/blobs';
import { applyPulled } from '@/offline/pull/pull';
import { plainRow } from '@/offline/pull/rebase';
import { cacheRow } from '@/offline/read/cache-row';
import { settle } from '@/offline/send/settle';
import { onSyncEvent } from '@/offline/store/events';
import { put } from '@/offline/store/write';
import { changeRow } from '@/offline/test/change-row';
import { newPerson } from '@/offline/test/new-person';
import { readDraft, writeDraft } from './drafts';
import { editPageOf } from './edited';
import { discardItems, editItem, enqueue, listPending, retryItem, returnToDraft } from './outbox';

const OFFERED = { id: 'd-1', status: 'offered' };
const ACCEPTED = { id: 'd-1', status: 'accepted' };
const CHANCE = { nowMs: () => 1, random: () => 0 };

function page(rows: { id: string }[], more: Partial<Parameters<typeof applyPulled>[2]> = {}) {
  return { reset: false, rows, gone: [], cursor: 'c-1', more: false, ...more };
}

describe('queueing', () => {
  it('moves the draft and its photos along in one transaction with the local effect', async () => {
    const { personId, database } = await newPerson();
    await put(database, 'deals', ACCEPTED);
    await writeDraft('proof:d-1', { notes: 'left' });
    const blobId = await storeBlob('proof:d-1', new Blob(['shelf']));
    const left = await storeBlob('proof:d-1', new Blob(['taken away again']));
    const photo = { bucket: 'proof-photos', path: 'd-1-1.jpg', blobId } as const;
    const command = { id: 'p-1', type: 'proof_submit', data: { deal_id: 'd-1' }, blobs: [photo] };
    await enqueue({ ...command, fromDraft: 'proof:d-1' });
    expect(await readDraft('proof:d-1')).toBeUndefined();
    expect(await (await readBlob(blobId))?.text()).toBe('shelf');
    expect(await readBlob(left)).toBeUndefined();
    expect(await database.get('deals', 'd-1')).toMatchObject({
      isProofWaiting: true,
      _base: ACCEPTED,
    });
    expect(await listPending()).toMatchObject([
      { id: 'p-1', actor: personId, target: 'deals:d-1', state: 'queued' },
    ]);
    // A second press is the same command.
    await enqueue(command);
    expect(await listPending()).toHaveLength(1);
  });

  it('keeps the order of commands when the clock is set back', async () => {
    await newPerson();
    for (const id of ['c', 'a', 'b']) await enqueue({ id, type: 'deal_accept', data: { id } });
    expect((await listPending()).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it('replaces a pending command with a newer one of the same draft', async () => {
    const { database } = await newPerson();
    const draft = (title: string) =>
      enqueue({ type: 'campaign_create', data: { id: 'c-1', title } });
    await draft('Diwali');
    await draft('Diwali, front row');
    expect((await listPending()).map(({ data }) => data)).toEqual([
      { id: 'c-1', title: 'Diwali, front row' },
    ]);
    expect(await database.get('campaigns', 'c-1')).toMatchObject({ status: 'draft' });
  });
});

describe('actions on a pending item', () => {
  it('discarding it shows the server’s row again', async () => {
    const { database } = await newPerson();
    await put(database, 'deals', OFFERED);
    const { id } = await enqueue({ type: 'deal_accept', data: { id: 'd-1' } });
    await discardItems([id]);
    expect(await database.get('deals', 'd-1')).toEqual(OFFERED);
    expect(await listPending()).toEqual([]);
  });

  it('a correction is a new command with a new key, and photos and dependents follow it', async () => {
    const { database } = await newPerson();
    const photo = { bucket: 'shop_photos', path: 'a.jpg', blob: new Blob(['a']) } as const;
    const { id } = await enqueue({ type: 'x_do', data: { version: 1 }, blobs: [photo] });
    await enqueue({ type: 'y_do', data: {}, dependsOn: [id] });
    const heard: string[] = [];
    const stop = onSyncEvent(({ type }) => heard.push(type));
    const next = await editItem(id, { version: 2 });
    stop();
    const [first, second] = await listPending();
    expect([first?.id, first?.data, second?.dependsOn]).toEqual([next, { version: 2 }, [next]]);
    expect(next).not.toBe(id);
    expect((await database.getAll('blobs')).map(({ owner }) => owner)).toEqual([next]);
    expect(heard).toContain('item.queued');
  });

  it('a proof can be edited in a form, an acceptance cannot', async () => {
    await newPerson();
    const proof = await enqueue({ type: 'proof_submit', data: { deal_id: 'd-1' } });
    expect(editPageOf(proof)).toEqual({ to: '/deal/$id', params: { id: 'd-1' } });
    const accept = await enqueue({ type: 'deal_accept', data: { id: 'd-2' } });
    expect(editPageOf(accept)).toBeUndefined();
  });

  it('a refusal on an open screen becomes the draft again, photos included', async () => {
    const { database } = await newPerson();
    await put(database, 'deals', ACCEPTED);
    const draft = { notes: 'left' };
    await writeDraft('proof:d-1', draft);
    const blobId = await storeBlob('proof:d-1', new Blob(['a']));
    const photo = { bucket: 'proof-photos', path: 'd-1-1.jpg', blobId } as const;
    const data = { deal_id: 'd-1' };
    const command = { type: 'proof_submit', data, blobs: [photo], fromDraft: 'proof:d-1' };
    const { id } = await enqueue(command);
    await returnToDraft(id, 'proof:d-1', draft);
    expect([await readDraft('proof:d-1'), await listPending()]).toEqual([draft, []]);
    expect((await database.getAll('blobs')).map(({ owner }) => owner)).toEqual(['draft:proof:d-1']);
    expect(await database.get('deals', 'd-1')).toEqual(ACCEPTED);
  });

  it('a manual retry cancels every wait', async () => {
    const { database } = await newPerson();
    const { id } = await enqueue({ type: 'deal_accept', data: { id: 'd-1' } });
    await changeRow(database, 'pendingUploads', id, { state: 'needs_attention', retryAt: 9e15 });
    await retryItem(id);
    expect(await listPending()).toMatchObject([{ state: 'queued', retryAt: 0 }]);
  });
});

describe('rows from the server', () => {
  it('show pending commands on top in any order, until they are confirmed', async () => {
    const { database } = await newPerson();
    const item = await enqueue({ type: 'deal_accept', data: { id: 'd-1' } });
    const other = { id: 'd-2', status: 'offered' };
    await applyPulled(database, 'deals', page([OFFERED, other], { reset: true }), 5);
    expect(await database.get('deals', 'd-1')).toMatchObject({
      status: 'accepted',
      _base: OFFERED,
    });
    expect(plainRow((await database.get('deals', 'd-2')) ?? { id: '' })).toEqual(other);
    const output = { id: 'd-1', status: 'accepted', version: 2 };
    await settle(database, [{ kind: 'done', item, output }], CHANCE);
    expect(plainRow((await database.get('deals', 'd-1')) ?? { id: '' })).toEqual(output);
  });

  it('a response to a screen is cached, and nothing older overwrites it', async () => {
    const { database } = await newPerson();
    const [first, second, third] = [1, 2, 3].map((version) => ({ ...OFFERED, version }));
    await applyPulled(database, 'deals', page([first ?? OFFERED], { reset: true }), 5);
    await cacheRow('deals', third ?? OFFERED);
    await cacheRow('deals', second ?? OFFERED);
    await applyPulled(database, 'deals', page([second ?? OFFERED]), 6);
    expect(plainRow((await database.get('deals', 'd-1')) ?? { id: '' })).toEqual(third);
    // Pending commands apply on top of it, and a row of an unsynced collection is not stored.
    await enqueue({ type: 'deal_accept', data: { id: 'd-1' } });
    await cacheRow('campaigns', { id: 'c-9' });
    expect(await database.count('campaigns')).toBe(0);
    expect(await database.getAll('deals')).toMatchObject([{ status: 'accepted', _base: third }]);
  });

  it('a refused command is not shown as done', async () => {
    const { database } = await newPerson();
    await put(database, 'deals', OFFERED);
    const item = await enqueue({ type: 'deal_accept', data: { id: 'd-1' } });
    const failure = { outcome: 'refused', problem: { code: 'CAMPAIGN_FULL' } } as const;
    await settle(database, [{ kind: 'failure', item, failure }], CHANCE);
    const shown = plainRow((await database.get('deals', 'd-1')) ?? { id: '' });
    expect(shown).toEqual({ ...OFFERED, refusedAnswer: { code: 'CAMPAIGN_FULL' } });
  });

  it('are deleted when the server deletes them, and all at once on a reset, with the cursor', async () => {
    const { database } = await newPerson();
    const rows = ['a', 'b', 'c'].map((id) => ({ id }));
    await applyPulled(database, 'shops', page(rows, { reset: true }), 5);
    await applyPulled(database, 'shops', page([{ id: 'd' }], { gone: ['a', 'never'] }), 6);
    expect(await database.getAllKeys('shops')).toEqual(['b', 'c', 'd']);
    await applyPulled(database, 'shops', page([{ id: 'e' }], { reset: true, cursor: 'c-9' }), 7);
    expect(await database.getAllKeys('shops')).toEqual(['e']);
    expect(await database.get('syncMetadata', 'shops')).toMatchObject({
      lastSyncTimestamp: 7,
      data: { cursor: 'c-9' },
    });
  });
});

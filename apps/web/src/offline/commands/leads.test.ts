import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import type { Lead } from '@chowk/domain/leads';
import { describe, expect, it } from 'vitest';
import { writeDraft } from '@/offline/outbox/drafts';
import { startEditing } from '@/offline/outbox/editing';
import { discardItems, enqueue, listPending, retryItem } from '@/offline/outbox/outbox';
import { readBlob, storeBlob } from '@/offline/photos/blobs';
import { applyPulled } from '@/offline/pull/pull';
import { cacheRow } from '@/offline/read/cache-row';
import { cachedRow } from '@/offline/read/device-rows';
import { pickReady } from '@/offline/send/pick-ready';
import { settle } from '@/offline/send/settle';
import type { OfflineDatabase } from '@/offline/store/schema';
import { put } from '@/offline/store/write';
import { newPerson } from '@/offline/test/new-person';
import { type DeviceLead, newLeadDraft } from './leads';

const INPUT = {
  id: 'l-1',
  shop_name: 'Sharma Stores',
  owner_name: 'Asha Sharma',
  phone: '+919811122233',
  area: 'Bandra',
  pin_code: '400050',
  photos: [{ type: 'front', path: 'me/front_1_photo.jpg' }],
};
const CHANCE = { nowMs: () => 1, random: () => 0 };
const REFUSED = { outcome: 'refused', problem: { code: 'PHONE_TAKEN' } } as const;

async function captureLead() {
  const person = await newPerson();
  const draft = newLeadDraft('l-1');
  await writeDraft(draft, { shop_name: 'Sharma Stores' });
  const blobId = await storeBlob(draft, new Blob(['front of the shop']));
  const photo = { bucket: 'shop_photos', path: 'me/front_1_photo.jpg', blobId } as const;
  await enqueue({ id: 'k-1', type: 'lead_create', data: INPUT, blobs: [photo], fromDraft: draft });
  const leadRow = async () => (await person.database.get('shopLeads', 'l-1')) as Lead | undefined;
  return { ...person, draft, blobId, leadRow };
}

async function refuse(database: OfflineDatabase) {
  const [item] = await listPending();
  if (!item) throw new Error('Nothing waits');
  await settle(database, [{ kind: 'failure', item, failure: REFUSED }], CHANCE);
  return item;
}

describe('a lead created without a network', () => {
  it('is in the pipeline at once, is sent before its changes, and then becomes the server’s row', async () => {
    const { personId, database, leadRow } = await captureLead();
    expect(await leadRow()).toMatchObject({
      ...INPUT,
      status: 'pending',
      phone_verified: false,
      email: null,
      version: 0,
    });
    await enqueue({ id: 'k-2', type: 'lead_update', data: { id: 'l-1', notes: 'Opens at 9' } });
    await enqueue({ id: 'k-3', type: 'lead_request_activation', data: { id: 'l-1' } });
    expect(await leadRow()).toMatchObject({ notes: 'Opens at 9', status: 'pending' });
    const ready = async () => pickReady(await listPending(), personId, 1).map(({ id }) => id);
    expect(await ready()).toEqual(['k-1']);

    const [create] = await listPending();
    if (!create) throw new Error('Nothing waits');
    const made = { ...INPUT, status: 'phone_verified', phone_verified: true, version: 1 };
    await settle(database, [{ kind: 'done', item: create, output: made }], CHANCE);
    expect(await leadRow()).toMatchObject({
      notes: 'Opens at 9',
      status: 'activation_requested',
      version: 1,
      _base: made,
    });
    expect(await ready()).toEqual(['k-2']);
  });

  it('survives a pull of other leads and is not duplicated by its own server row', async () => {
    const { database, leadRow } = await captureLead();
    const page = { reset: true, rows: [{ id: 'l-9' }], gone: [], cursor: 'c', more: false };
    await applyPulled(database, 'shopLeads', page, 1);
    expect(await leadRow()).toMatchObject({ version: 0 });
    const arrived = { ...INPUT, version: 1, status: 'pending' };
    await applyPulled(database, 'shopLeads', { ...page, rows: [arrived] }, 2);
    expect(await database.getAll('shopLeads')).toMatchObject([{ id: 'l-1', version: 1 }]);
  });

  it('stays as typed when refused, with the reason', async () => {
    const { database } = await captureLead();
    await refuse(database);
    const refused = { ...INPUT, version: 0, refusal: { code: 'PHONE_TAKEN' } };
    expect((await cachedRow<DeviceLead>('shopLeads', 'l-1'))?.content).toMatchObject(refused);
    const page = { reset: true, rows: [], gone: [], cursor: 'c', more: false };
    await applyPulled(database, 'shopLeads', page, 1);
    expect(await database.getAll('shopLeads')).toMatchObject([refused]);
  });

  it('is pending again after a retry, and one lead once accepted', async () => {
    const { database, leadRow } = await captureLead();
    const item = await refuse(database);
    await retryItem(item.id);
    expect(await leadRow()).not.toHaveProperty('refusal');
    const made = { ...INPUT, status: 'pending', version: 1 };
    await settle(database, [{ kind: 'done', item, output: made }], CHANCE);
    expect(await database.getAll('shopLeads')).toMatchObject([made]);
    expect(await leadRow()).not.toHaveProperty('refusal');
  });

  it('disappears from the pipeline when it is discarded after a refusal', async () => {
    const { database } = await captureLead();
    const { id } = await refuse(database);
    await discardItems([id]);
    expect(await database.getAll('shopLeads')).toEqual([]);
  });

  it('is only in its form, with its photo, while it is edited after a refusal', async () => {
    const { database, blobId, leadRow } = await captureLead();
    const item = await refuse(database);
    await startEditing(item.id);
    expect(await leadRow()).toBeUndefined();
    expect(await listPending()).toMatchObject([{ state: 'editing', data: INPUT }]);
    expect(await (await readBlob(blobId))?.text()).toBe('front of the shop');
  });
});

it('a pending activation request is marked as not sent until the server has it', async () => {
  const { database } = await newPerson();
  const proved = { ...INPUT, status: 'phone_verified', version: 3 };
  await put(database, 'shopLeads', proved);
  await enqueue({ type: 'lead_request_activation', data: { id: 'l-1' } });
  const asked = { status: 'activation_requested', isRequestWaiting: true };
  expect(await database.get('shopLeads', 'l-1')).toMatchObject(asked);
  const [item] = await listPending();
  if (!item) throw new Error('Nothing waits');
  await settle(database, [{ kind: 'done', item, output: undefined }], CHANCE);
  const heard = await database.get('shopLeads', 'l-1');
  expect(heard).toMatchObject({ status: 'activation_requested' });
  expect(heard).not.toHaveProperty('isRequestWaiting');
});

it('the server’s immediate response is cached, with pending commands on top', async () => {
  const { database } = await newPerson();
  const lead = { ...INPUT, status: 'pending', version: 1 };
  await put(database, 'shopLeads', lead);
  await enqueue({ type: 'lead_update', data: { id: 'l-1', notes: 'Opens at 9' } });
  await cacheRow('shopLeads', { ...lead, status: 'phone_verified' } as typeof lead);
  expect(await database.get('shopLeads', 'l-1')).toMatchObject({
    status: 'phone_verified',
    notes: 'Opens at 9',
    _base: { status: 'phone_verified' },
  });
});

it('a changed number must be verified again, which is not shown while it is being edited', async () => {
  const { database } = await newPerson();
  const proved = { ...INPUT, status: 'phone_verified', phone_verified: true, version: 3 };
  await put(database, 'shopLeads', proved);
  const change = { id: 'l-1', version: 3, phone: '+919800000000' };
  const { id } = await enqueue({ type: 'lead_update', data: change });
  expect(await database.get('shopLeads', 'l-1')).toMatchObject({
    status: 'pending',
    phone_verified: false,
    phone: '+919800000000',
  });
  await startEditing(id);
  expect(await database.get('shopLeads', 'l-1')).toEqual(proved);
});

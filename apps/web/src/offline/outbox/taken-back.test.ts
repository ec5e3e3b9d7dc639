import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formDraft } from '@/api/storage/form-draft';
import { put, write } from '@/offline/store/database';
import type { OfflineDatabase } from '@/offline/store/schema';
import { changeRow } from '@/offline/test/change-row';
import { newPerson } from '@/offline/test/new-person';
import { countUnsent } from './count-unsent';
import { discardTakenBack } from './end-taken-back';
import { enqueue, listPending, takeBackToChange } from './outbox';
import type { PendingUpload } from './queue-row';
import { listTakenBack } from './taken-back';
import { typedDraft } from './typed-draft';
import { collectUnsent } from './unsent-rows';

const CHANGE = { id: 's-1', version: 1, area: 'Mahim' };
const FORM = { form: 'shop', id: 's-1' };

let database: OfflineDatabase;
beforeEach(async () => {
  localStorage.clear();
  ({ database } = await newPerson());
});

const takenBack = async () => listTakenBack(database, await listPending());

async function takeBackShop(): Promise<PendingUpload> {
  const { id } = await enqueue({ type: 'shop_update', data: CHANGE, subject: 'Rao Stores' });
  await changeRow(database, 'pendingUploads', id, { state: 'needs_attention' });
  const [item] = await listPending();
  if (!item) throw new Error('Nothing waits');
  formDraft('shop', 's-1').write({ area: 'Mahim' });
  await takeBackToChange(item, FORM);
  return item;
}

describe('a change taken back into a form that keeps what is typed by itself', () => {
  it('is told of as not sent until the form is emptied, by saving or by hand', async () => {
    const item = await takeBackShop();
    expect(await listPending()).toEqual([]);
    expect(await countUnsent()).toBe(1);
    expect(await takenBack()).toMatchObject([
      { type: 'shop_update', subject: 'Rao Stores', data: CHANGE, entity: item.entity },
    ]);
    const typed = typedDraft(formDraft('shop', 's-1'), 'shops:s-1');
    typed.write({});
    typed.write({ area: 'Mahim', pin_code: '400016' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(await takenBack()).toHaveLength(1);
    typed.write({});
    await vi.waitFor(async () => expect(await takenBack()).toEqual([]));
  });

  it('is on the list once, while its form hands it in again, and again when that is refused', async () => {
    await takeBackShop();
    const { id } = await enqueue({ type: 'shop_update', data: { ...CHANGE, area: 'Dadar' } });
    expect(await takenBack()).toEqual([]);
    await write(database, ['pendingUploads'], (tables) => tables.pendingUploads.delete(id));
    expect(await takenBack()).toHaveLength(1);
  });

  it('is given up with what is typed', async () => {
    await takeBackShop();
    const [item] = await takenBack();
    if (item) await discardTakenBack(item);
    expect(await takenBack()).toEqual([]);
    expect(formDraft('shop', 's-1').read()).toEqual({});
  });

  it('waits as it was refused once the person has signed out, and the form is forgotten', async () => {
    const item = await takeBackShop();
    expect(await collectUnsent(database)).toEqual([item]);
  });
});

it('a lead taken back is told of with what is typed of it now, and its photos', async () => {
  const data = { id: 'l-1', shop_name: 'Rao', owner_name: 'Asha', phone: '1', area: 'Bandra' };
  const photo = { bucket: 'shop_photos', path: 'me/front.jpg', blob: new Blob(['front']) } as const;
  await enqueue({ type: 'lead_create', data, blobs: [photo] });
  const [item] = await listPending();
  if (!item) throw new Error('Nothing waits');
  await takeBackToChange(item);
  const [key] = (await takenBack()).map(({ id }) => id);
  expect(key).toBe('draft:lead:new:l-1');
  const row = await database.get('config', String(key));
  const typed = { shop_name: 'Rao & Sons', photos: [{ blobId: 'b-2', path: 'me/new.jpg' }] };
  await put(database, 'config', {
    key: String(key),
    value: { ...(row?.value as object), ...typed },
  });
  expect(await takenBack()).toMatchObject([
    {
      type: 'lead_create',
      data: { ...data, shop_name: 'Rao & Sons' },
      blobs: [{ id: 'b-2', bucket: 'shop_photos', path: 'me/new.jpg' }],
    },
  ]);
});

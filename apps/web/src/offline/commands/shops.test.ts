import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { describe, expect, it } from 'vitest';
import { startEditing } from '@/offline/outbox/editing';
import { discardItems, enqueue, listPending } from '@/offline/outbox/outbox';
import { cachedRow } from '@/offline/read/device-rows';
import { type SendPorts, sendQueue } from '@/offline/send/send-queue';
import { settle } from '@/offline/send/settle';
import { put } from '@/offline/store/write';
import { changeRow } from '@/offline/test/change-row';
import { newPerson } from '@/offline/test/new-person';
import { changeShop, SHOP } from '@/offline/test/shop-change';

const STALE = { outcome: 'conflict', problem: { code: 'STALE_VERSION' } } as const;
const CHANCE = { nowMs: () => 1, random: () => 0 };

/** A person with this shop on their device. */
async function owner() {
  const person = await newPerson();
  await put(person.database, 'shops', SHOP);
  return person;
}

const shown = async () => (await cachedRow<typeof SHOP>('shops', SHOP.id))?.content;

describe('changes to a shop without a network', () => {
  it('are one command, based on the version first seen', async () => {
    await owner();
    await changeShop({ area: 'Mahim' });
    await changeShop({ pin_code: '400016' }, { ...SHOP, area: 'Mahim' });
    expect(await listPending()).toMatchObject([
      { data: { id: 's-1', version: 4, area: 'Mahim', pin_code: '400016' }, seen: SHOP },
    ]);
    expect(await shown()).toMatchObject({ area: 'Mahim', pin_code: '400016', version: 5 });
  });

  it('follow one that may have arrived, based on the version it produces', async () => {
    const { database } = await newPerson();
    const first = await changeShop({ area: 'Mahim' });
    await changeRow(database, 'pendingUploads', first.id, { retryCount: 1 });
    await changeShop({ pin_code: '400016' });
    expect(await listPending()).toMatchObject([
      { id: first.id, data: { version: 4 } },
      { dependsOn: [first.id], data: { version: 5, pin_code: '400016' } },
    ]);
  });

  it('follow one interrupted by a killed browser, because it may have arrived', async () => {
    const { database, personId } = await newPerson();
    const first = await changeShop({ area: 'Mahim' });
    await changeRow(database, 'pendingUploads', first.id, { state: 'sending' });
    const nobody = { personId: () => undefined } as unknown as SendPorts;
    await sendQueue(database, personId, nobody);
    await changeShop({ pin_code: '400016' });
    expect(await listPending()).toMatchObject([
      { id: first.id, state: 'queued' },
      { dependsOn: [first.id], data: { version: 5, pin_code: '400016' } },
    ]);
  });

  it('are not merged into a refused one: that is for the person to resolve', async () => {
    const { database } = await newPerson();
    const refused = await changeShop({ area: 'Mahim' });
    await settle(database, [{ kind: 'failure', item: refused, failure: STALE }], CHANCE);
    await changeShop({ pin_code: '400016' });
    expect((await listPending()).map(({ data }) => data)).toEqual([
      { id: 's-1', version: 4, area: 'Mahim' },
      { id: 's-1', version: 4, pin_code: '400016' },
    ]);
  });

  it.each([
    ['given up', discardItems],
    ['edited', ([id = '']: string[]) => startEditing(id)],
  ])('are shown no more once they are %s', async (_, end) => {
    await owner();
    const { id } = await changeShop({ area: 'Mahim' });
    expect(await shown()).toMatchObject({ area: 'Mahim' });
    await end([id]);
    expect(await shown()).toEqual(SHOP);
  });

  it('stay once they have arrived', async () => {
    const { database } = await owner();
    const item = await changeShop({ area: 'Mahim' });
    const output = { ...SHOP, area: 'Mahim', version: 5 };
    await settle(database, [{ kind: 'done', item, output }], CHANCE);
    expect(await shown()).toEqual(output);
  });
});

describe('a visit to a shop', () => {
  const visit = (id: string, shopId: string, visitedAt: string) =>
    enqueue({
      id,
      type: 'shop_visit_mark',
      data: { id, shop_id: shopId, visited_at: visitedAt, position: null, accuracy_m: null },
    });
  const waiting = async () => (await listPending()).map(({ id }) => id);

  it('marked in two tabs without a network is one visit, the first', async () => {
    await newPerson();
    const marked = await Promise.all([
      visit('v-1', 's-1', '2026-11-18T05:00:00.000Z'),
      visit('v-2', 's-1', '2026-11-18T05:00:01.000Z'),
    ]);
    expect(marked.map(({ id }) => id)).toEqual(['v-1', 'v-1']);
    expect(await waiting()).toEqual(['v-1']);
  });

  it('is a new one on another day in India, for another shop, or after a refused one', async () => {
    const { database } = await newPerson();
    await visit('v-1', 's-1', '2026-11-18T18:00:00.000Z');
    await visit('v-2', 's-1', '2026-11-18T19:00:00.000Z');
    await visit('v-3', 's-2', '2026-11-18T19:00:00.000Z');
    await changeRow(database, 'pendingUploads', 'v-1', { state: 'needs_attention' });
    await visit('v-4', 's-1', '2026-11-18T18:05:00.000Z');
    expect(await waiting()).toEqual(['v-1', 'v-2', 'v-3', 'v-4']);
  });

  it('is marked anew after it was undone, and once only', async () => {
    await newPerson();
    const visited_at = '2026-11-18T05:00:00.000Z';
    await visit('v-1', 's-1', visited_at);
    const data = { shop_id: 's-1', visited_at, undone_at: '2026-11-18T05:01:00.000Z' };
    await enqueue({ id: 'u-1', type: 'shop_visit_undo', data });
    await visit('v-2', 's-1', '2026-11-18T05:02:00.000Z');
    await visit('v-3', 's-1', '2026-11-18T05:02:01.000Z');
    expect(await waiting()).toEqual(['v-1', 'u-1', 'v-2']);
  });
});

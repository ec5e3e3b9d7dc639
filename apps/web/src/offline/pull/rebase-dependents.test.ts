import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { expect, it } from 'vitest';
import { editItem, listPending } from '@/offline/outbox/outbox';
import { settle } from '@/offline/send/settle';
import { put } from '@/offline/store/write';
import { changeRow } from '@/offline/test/change-row';
import { newPerson } from '@/offline/test/new-person';
import { changeShop, SHOP } from '@/offline/test/shop-change';

/** Somebody else saved first. */
const CURRENT = { ...SHOP, version: 7, shop_name: 'Rao & Sons' };
const CHANCE = { nowMs: () => 1, random: () => 0 };

/** A change refused because of another version, waiting for the person to resolve it. */
async function conflicting(fields: object) {
  const { database } = await newPerson();
  const item = await changeShop(fields);
  const problem = { code: 'STALE_VERSION', details: { current: CURRENT } };
  const failure = { outcome: 'conflict', problem } as const;
  await settle(database, [{ kind: 'failure', item, failure }], CHANCE);
  return { database, item };
}

const resolve = (id: string, fields: object) =>
  editItem(id, { id: 's-1', version: CURRENT.version, ...fields }, CURRENT);

it('a save made during a conflict is rebased onto the version the resolved change produces', async () => {
  const { item } = await conflicting({ area: 'Mahim' });
  await changeShop({ pin_code: '400016' });
  await resolve(item.id, { area: 'Mahim' });
  expect(await listPending()).toMatchObject([
    { data: { version: 7, area: 'Mahim' }, seen: CURRENT },
    {
      data: { id: 's-1', version: 8, pin_code: '400016' },
      seen: { ...CURRENT, version: 8, area: 'Mahim' },
    },
  ]);
});

it('a save on top of the refused change does not conflict with it', async () => {
  const { database, item } = await conflicting({ area: 'Mahim' });
  const second = await changeShop({ area: 'Bandra' }, { ...SHOP, area: 'Mahim' });
  await changeRow(database, 'pendingUploads', second.id, { dependsOn: [item.id] });
  await resolve(item.id, { area: 'Mahim' });
  expect(await listPending()).toMatchObject([{}, { data: { version: 8, area: 'Bandra' } }]);
});

it('a field somebody else changed too is a conflict, and does not block the save behind it', async () => {
  const { database, item } = await conflicting({ area: 'Mahim' });
  const second = await changeShop({ shop_name: 'Rao Mart' });
  const third = { ...second, id: 'third', seq: second.seq + 1 };
  await put(database, 'pendingUploads', {
    ...third,
    data: { id: 's-1', version: 5, pin_code: '1' },
  });
  await resolve(item.id, { area: 'Mahim' });
  expect(await listPending()).toMatchObject([
    { data: { version: 7 } },
    { data: { version: 4, shop_name: 'Rao Mart' }, seen: SHOP },
    { data: { version: 8, pin_code: '1' }, seen: { version: 8, shop_name: 'Rao & Sons' } },
  ]);
});

it('a correction of another refusal leaves the saves behind it alone', async () => {
  const { item } = await conflicting({ area: 'Mahim' });
  await changeShop({ pin_code: '400016' });
  await editItem(item.id, { id: 's-1', version: 4, area: 'Bandra' });
  expect(await listPending()).toMatchObject([{}, { data: { version: 4 }, seen: SHOP }]);
});

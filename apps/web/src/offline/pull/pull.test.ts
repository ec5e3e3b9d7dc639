import 'fake-indexeddb/auto';
import '../../../test/browser-stand-ins';
import { expect, it } from 'vitest';
import { put } from '@/offline/store/write';
import { newPerson } from '@/offline/test/new-person';
import { applyPulled } from './pull';

const page = (reset: boolean) => ({
  reset,
  rows: [{ id: 'd-1', version: 2 }],
  gone: [],
  cursor: 'c',
  more: false,
});

it('a page does not undo what the server returned while it was on its way', async () => {
  const { database } = await newPerson();
  await put(database, 'deals', { id: 'd-1', version: 3 } as { id: string });
  await applyPulled(database, 'deals', page(false), 1);
  expect(await database.get('deals', 'd-1')).toMatchObject({ version: 3 });
});

it('a reset overwrites newer rows too, because the server may be a restored copy', async () => {
  const { database } = await newPerson();
  await put(database, 'deals', { id: 'd-1', version: 3 } as { id: string });
  await applyPulled(database, 'deals', page(true), 1);
  expect(await database.getAll('deals')).toEqual([{ id: 'd-1', version: 2, _syncedAt: 1 }]);
});

import { DAY_MS } from '@chowk/domain/kernel';
import { expect, it } from 'vitest';
import { startMarket } from '../../../test/world/market';
import { shelfPhoto } from '../../images/test/scenes';
import { newId } from '../../new-id';
import { clearOrphanPhotos } from './clear-orphan-photos';

it('clears photos no proof was ever made of, and no other', async () => {
  const t = await startMarket();
  const [side, store] = [await t.brand(), await t.store()];
  const [dealId = ''] = await t.offer((await t.launch(side)).id, side, [store]);
  const { owner: actor } = store;
  await t.command('deal_accept', { id: dealId }, { actor });
  const [used, unused] = [`${dealId}-1.jpg`, `${dealId}-2.jpg`];
  for (const [seed, path] of [used, unused].entries()) {
    const body = new Uint8Array(await shelfPhoto(seed + 1));
    await t.request(`/storage/v1/object/proof-photos/${path}`, { method: 'POST', body, actor });
  }
  const proof = {
    id: newId(),
    deal_id: dealId,
    photo_paths: [used],
    captured_at: new Date(t.clock.ms).toISOString(),
    fix: null,
  };
  expect((await t.command('proof_submit', proof, { actor })).status).toBe(200);
  const see = async () =>
    Promise.all(
      [used, unused].map(
        async (path) => (await t.get(`/storage/v1/object/proof-photos/${path}`, { actor })).status,
      ),
    );
  await clearOrphanPhotos(t.ports);
  expect(await see()).toEqual([200, 200]);
  t.clock.ms += 46 * DAY_MS;
  await clearOrphanPhotos(t.ports);
  expect(await see()).toEqual([200, 404]);
  const rows = await t.db.execute('select path from proof_photos');
  expect(rows).toEqual([{ path: used }]);
  await t.close();
});

import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openLocalStore } from '../../../test/local-store';
import { startMarket } from '../../../test/market';

function signal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}

/** Two sessions at once, which the embedded database has not. */
it('misses no row whose transaction began before a pull and committed after it', async () => {
  const t = await startMarket();
  const [side, store] = [await t.brand(), await t.store()];
  const campaignId = (await t.launch(side)).id;
  const [dealId = ''] = await t.offer(campaignId, side, [store]);
  const phone = openLocalStore(t, store.owner);
  await phone.pullAll(10);

  const [written, told] = [signal(), signal()];
  const done = t.asSystem(async (tx) => {
    await tx.execute(sql`update deals set notes = 'late' where id = ${dealId}::uuid`);
    written.give();
    await told.given;
  });
  await written.given;
  await t.asSystem((tx) =>
    tx.execute(sql`update shops set area = 'Khar' where id = ${store.shopId}::uuid`),
  );
  await phone.pullAll(10);
  expect(phone.sorted('deals')).toMatchObject([{ notes: null, area: 'Khar' }]);
  told.give();
  await done;
  await phone.pullAll(10);
  expect(phone.sorted('deals')).toMatchObject([{ notes: 'late', area: 'Khar' }]);
  await t.close();
});

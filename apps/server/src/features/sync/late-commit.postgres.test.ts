import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openLocalStore } from '../../../test/device/local-store';
import { type Market, startMarket } from '../../../test/world/market';
import { newId } from '../../new-id';

function signal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}

/** Two sessions at once, which the embedded database does not have: writes now, commits later. */
function overlapping(t: Market, statement: SQL) {
  const [written, told] = [signal(), signal()];
  const done = t.asSystem(async (tx) => {
    await tx.execute(statement);
    written.give();
    await told.given;
  });
  return {
    /** Resolves when written; otherwise it is waiting for another transaction. */
    written: Promise.race([written.given, new Promise((resolve) => setTimeout(resolve, 300))]),
    commit: async () => {
      told.give();
      await done;
    },
    letCommit: told.give,
    done,
  };
}

it('misses no row whose transaction began before a pull and committed after it', async () => {
  const t = await startMarket();
  const [side, store] = [await t.brand(), await t.store()];
  const campaignId = (await t.launch(side)).id;
  const [dealId = ''] = await t.offer(campaignId, side, [store]);
  const phone = openLocalStore(t, store.owner);
  await phone.pullAll(10);

  const late = overlapping(t, sql`update deals set notes = 'late' where id = ${dealId}::uuid`);
  await late.written;
  await t.asSystem((tx) =>
    tx.execute(sql`update shops set area = 'Khar' where id = ${store.shopId}::uuid`),
  );
  await phone.pullAll(10);
  expect(phone.sorted('deals')).toMatchObject([{ notes: null, area: 'Khar' }]);
  await late.commit();
  await phone.pullAll(10);
  expect(phone.sorted('deals')).toMatchObject([{ notes: 'late', area: 'Khar' }]);
  await t.close();
});

/** A store with a deal, two bizmen, and the first looking after it. */
async function lookedAfter() {
  const t = await startMarket();
  const [side, store] = [await t.brand(), await t.store()];
  const [first, second] = [await t.person('bizman'), await t.person('bizman')];
  const handTo = (uid: string) =>
    sql`update shops set salesperson_id = ${uid}::uuid where id = ${store.shopId}::uuid`;
  const campaignId = (await t.launch(side)).id;
  const phones = { first: openLocalStore(t, first), second: openLocalStore(t, second) };
  return { t, side, store, campaignId, first, second, handTo, phones };
}

it('leaves no deal on the phone of a bizman whose shop went to another while it was made', async () => {
  const { t, side, store, campaignId, first, second, handTo, phones } = await lookedAfter();
  await t.asSystem((tx) => tx.execute(handTo(first.uid)));
  const made = overlapping(
    t,
    sql`insert into deals (id, campaign_id, shop_id, brand_id, payout_paise, offer_expires_at)
      values (${newId()}::uuid, ${campaignId}::uuid, ${store.shopId}::uuid, ${side.brandId}::uuid,
        20000, now() + interval '3 days')`,
  );
  await made.written;
  const handed = overlapping(t, handTo(second.uid));
  await handed.written;
  await made.commit();
  await phones.first.pullAll(10);
  await handed.commit();
  await Promise.all([phones.first.pullAll(10), phones.second.pullAll(10)]);
  expect(phones.first.sorted('deals')).toEqual([]);
  expect(phones.first.sorted('campaigns')).toEqual([]);
  expect(phones.second.sorted('deals')).toHaveLength(1);
  await t.close();
});

it('leaves no dropped deal on the phone of a bizman who got the shop meanwhile', async () => {
  const { t, side, store, campaignId, second, handTo, phones } = await lookedAfter();
  const [dealId = ''] = await t.offer(campaignId, side, [store]);
  const dropped = overlapping(t, sql`delete from deals where id = ${dealId}::uuid`);
  await dropped.written;
  const handed = overlapping(t, handTo(second.uid));
  await handed.written;
  handed.letCommit();
  await Promise.race([handed.done, new Promise((resolve) => setTimeout(resolve, 300))]);
  await phones.second.pullAll(10);
  await dropped.commit();
  await handed.done;
  await phones.second.pullAll(10);
  expect(phones.second.sorted('shops')).toHaveLength(1);
  expect(phones.second.sorted('deals')).toEqual([]);
  await t.close();
});

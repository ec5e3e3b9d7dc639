import { randomBytes } from 'node:crypto';
import { DAY_MS, uuidV7 } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLocalStore } from '../../../test/device/local-store';
import { type BrandSide, type Market, type Store, startMarket } from '../../../test/world/market';
import { newId } from '../../new-id';
import { forgetOldGone } from './sync.jobs';

let t: Market;
let side: BrandSide;
let asha: Store;
let ravi: Store;
let campaignId: string;
let dealId: string;
beforeAll(async () => {
  t = await startMarket();
  side = await t.brand();
  [asha, ravi] = [await t.store(), await t.store()];
  campaignId = (await t.launch(side, { slots: 5 })).id;
  [dealId = ''] = await t.offer(campaignId, side, [asha]);
});
afterAll(() => t.close());

const handOver = (shopId: string, to: string | null) =>
  t.asSystem((tx) =>
    tx.execute(sql`update shops set salesperson_id = ${to}::uuid where id = ${shopId}::uuid`),
  );

/** Rows are told again for as long as anybody on this PostgreSQL began before them and goes on. */
async function untilQuiet(phone: ReturnType<typeof openLocalStore>): Promise<void> {
  while (Object.values(await phone.pull(100)).some(({ rows }) => rows.length > 0)) {
    // The next pull is the wait.
  }
}

describe('a pull', () => {
  it('begins with a reset, then tells only what changed, then the same as before', async () => {
    const phone = openLocalStore(t, asha.owner);
    const first = await phone.pull(100);
    expect(first).toMatchObject({
      deals: { reset: true, rows: [{ id: dealId, status: 'offered' }], more: false },
      campaigns: { reset: true, rows: [{ id: campaignId }] },
      shops: { reset: true, rows: [{ id: asha.shopId }] },
      brands: { rows: [] },
      earnings: { rows: [] },
    });
    await untilQuiet(phone);
    await t.command('deal_accept', { id: dealId }, { actor: asha.owner });
    const second = await phone.pull(100);
    expect(second).toMatchObject({
      deals: { reset: false, rows: [{ id: dealId, status: 'accepted' }] },
      campaigns: { rows: [{ slots_taken: 1 }] },
      shops: { rows: [] },
    });
    await untilQuiet(phone);
    const path = () => `/rest/v1/sync?${new URLSearchParams({ ...phone.cursors, limit: '100' })}`;
    const etag = (await t.get(path(), { actor: asha.owner })).headers.get('etag') ?? '';
    // Others write meanwhile, and it is nothing to this person.
    await t.offer(campaignId, side, [ravi]);
    const sent = { actor: asha.owner, headers: { 'if-none-match': etag } };
    expect((await t.get(path(), sent)).status).toBe(304);
  });

  it('shows nobody what is not theirs, whosever cursor they send', async () => {
    const theirs = openLocalStore(t, asha.owner);
    await theirs.pullAll(100);
    const path = `/rest/v1/sync?${new URLSearchParams(theirs.cursors)}`;
    const { body } = await t.get(path, { actor: ravi.owner });
    // Another's cursor says nothing of what this person has, so it is as good as none.
    expect(body).toMatchObject({
      deals: { reset: true, gone: [] },
      shops: { reset: true, rows: [{ id: ravi.shopId }], gone: [] },
    });
    expect(JSON.stringify(body)).not.toContain(asha.shopId);
    expect((await t.get('/rest/v1/sync?deals=')).status).toBe(401);
  });

  it('takes away what a bizman no longer looks after, and gives it to the next', async () => {
    const [before, after] = [await t.person('bizman'), await t.person('bizman')];
    const phones = [openLocalStore(t, before), openLocalStore(t, after)] as const;
    await handOver(asha.shopId, before.uid);
    for (const phone of phones) await phone.pullAll(1);
    expect(phones.map((phone) => phone.sorted('deals').length)).toEqual([1, 0]);
    await handOver(asha.shopId, after.uid);
    for (const phone of phones) await phone.pullAll(1);
    expect(phones.map((phone) => phone.sorted('deals').length)).toEqual([0, 1]);
    expect(phones.map((phone) => phone.sorted('shops').length)).toEqual([0, 1]);
    expect(phones.map((phone) => phone.sorted('campaigns').length)).toEqual([0, 1]);
    // There and back between two pulls is nothing gone.
    await handOver(asha.shopId, null);
    await handOver(asha.shopId, after.uid);
    expect(await phones[1].pull(100)).toMatchObject({
      deals: { gone: [], rows: [{ id: dealId }] },
    });
  });

  it('says so when it cannot know what changed', async () => {
    const phone = openLocalStore(t, asha.owner);
    await phone.pullAll(100);
    const old = { ...phone.cursors };
    const bizman = await t.person('bizman');
    await handOver(ravi.shopId, bizman.uid);
    await handOver(ravi.shopId, null);
    const later = { db: t.db, nowMs: () => Date.now() + 61 * DAY_MS };
    await forgetOldGone(later);
    for (const cursor of [old.deals ?? '', 'nonsense', '']) {
      const path = `/rest/v1/sync?deals=${cursor}&limit=1`;
      const { body } = await t.get(path, { actor: asha.owner });
      expect(body).toMatchObject({ deals: { reset: true, rows: [{ id: dealId }] } });
    }
    // A reset of several pages is one reset.
    await t.offer((await t.launch(side)).id, side, [asha]);
    await phone.pullAll(1);
    expect(phone.sorted('deals')).toHaveLength(2);
  });
});

describe('a collection that is pulled for some days', () => {
  const DAYS = 40;
  const tell = (to: string, daysAgo: number) => {
    const id = uuidV7(Date.now() - daysAgo * DAY_MS, randomBytes(10));
    const row = sql`(${id}::uuid, ${to}::uuid, 'deal_offered', '{}'::jsonb)`;
    return t.asSystem(async (tx) => {
      await tx.execute(
        sql`insert into notifications (id, profile_id, type, payload) values ${row}`,
      );
      return id;
    });
  };

  it('says that there is more, which the list gives to them and to nobody else', async () => {
    const [reader, other] = [await t.person('bizman'), await t.person('bizman')];
    const [old, fresh] = [await tell(reader.uid ?? '', DAYS), await tell(reader.uid ?? '', 1)];
    const phone = openLocalStore(t, reader);
    const { notifications } = await phone.pull(100);
    expect(notifications?.rows.map(({ id }) => id)).toEqual([fresh]);
    const path = `/rest/v1/notifications?before=${notifications?.floor}`;
    expect((await t.get(path, { actor: reader })).body.items).toMatchObject([{ id: old }]);
    expect((await t.get(path, { actor: other })).body.items).toEqual([]);
    expect((await openLocalStore(t, other).pull(100)).notifications).not.toHaveProperty('floor');
    // What is changed is told, however old it is.
    await phone.pullAll(100);
    await t.command('notification_mark_read', { id: old }, { actor: reader });
    await phone.pullAll(100);
    expect(phone.sorted('notifications')).toMatchObject([{ id: old, seen: true }, { id: fresh }]);
  });
});

describe('receipts', () => {
  it('name what was done by this person, and nothing that failed or is another’s', async () => {
    const [done, failed, others] = [newId(), newId(), newId()];
    await t.command(
      'shop_update',
      { id: asha.shopId, area: 'A' },
      { actor: asha.owner, key: done },
    );
    await t.command('shop_update', { id: newId(), area: 'A' }, { actor: asha.owner, key: failed });
    await t.command(
      'shop_update',
      { id: ravi.shopId, area: 'A' },
      { actor: ravi.owner, key: others },
    );
    const path = `/rest/v1/receipts?ids=${[done, failed, others].join(',')}`;
    const { body } = await t.get(path, { actor: asha.owner });
    expect(body.items).toMatchObject([{ id: done, command: 'shop_update' }]);
    expect((await t.get(path)).status).toBe(401);
  });
});

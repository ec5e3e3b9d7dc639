import { type Actor, DAY_MS, HOUR_MS, uuidV7 } from '@chowk/domain/kernel';
import type { Notification } from '@chowk/domain/notifications';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLocalStore } from '../../../test/device/local-store';
import { type Market, startMarket } from '../../../test/world/market';
import { withActor } from '../../db';
import { notifications } from '../../db/schema/notifications';
import { realtimeEvents } from '../../db/schema/system/runner';
import { newId } from '../../new-id';
import { clearNotifications } from './clear-notifications';

type Person = Actor & { uid: string };

let t: Market;
let stranger: Person;
beforeAll(async () => {
  t = await startMarket();
  stranger = await t.person('retailer');
});
afterAll(() => t.close());

async function listOf(actor: Person, query = ''): Promise<Notification[]> {
  const { status, body } = await t.get(`/rest/v1/notifications${query}`, { actor });
  expect(status).toBe(200);
  return body.items as Notification[];
}

const countsOf = async (actor: Person) =>
  (await t.get('/rest/v1/notification_counts', { actor })).body;

const run = async (name: string, input: unknown, actor: Person) => {
  const answer = await t.command(name, input, { actor });
  expect([name, answer.status, answer.body.code]).toEqual([name, 200, undefined]);
  return answer.body;
};

describe('marks', () => {
  let asha: Person;
  let ids: string[];

  beforeAll(async () => {
    asha = await t.person('retailer');
    ids = Array.from({ length: 14 }, newId).sort();
    const payload = { kind: 'money', topup_id: newId(), amount_paise: 100 };
    await t.asSystem((tx) =>
      tx
        .insert(notifications)
        .values(ids.map((id) => ({ id, profile_id: asha.uid, type: 'topup_confirmed', payload }))),
    );
  });

  it('are counted as far as a badge shows', async () => {
    expect(await countsOf(asha)).toEqual({ unseen: 10, unread: 14 });
    expect(await countsOf(stranger)).toMatchObject({ unseen: 0 });
  });

  it('are set once, by whom they belong to, however often they are sent', async () => {
    const [first = '', second = ''] = ids;
    const key = newId();
    for (let i = 0; i < 2; i++) {
      const sent = { actor: asha, key };
      await t.command('notification_mark_seen', { ids: [first, second, newId()] }, sent);
    }
    await run('notification_mark_seen', { ids: [first] }, asha);
    await run('notification_mark_seen', { ids: [first] }, stranger);
    const read = await run('notification_mark_read', { id: first }, asha);
    t.clock.ms += HOUR_MS;
    expect((await run('notification_mark_read', { id: first }, asha)).read_at).toBe(read.read_at);
    const forged = await t.command('notification_mark_read', { id: second }, { actor: stranger });
    const missing = await t.command('notification_mark_read', { id: newId() }, { actor: asha });
    expect(forged.body).toMatchObject({
      code: 'PGRST116',
      message: 'Notification not found or you do not have access',
    });
    expect([missing.status, missing.body.message]).toEqual([forged.status, forged.body.message]);
    const looked = await t.get(`/rest/v1/notifications/${second}`, { actor: stranger });
    expect([looked.status, looked.body.message]).toEqual([404, forged.body.message]);
    expect(await countsOf(asha)).toEqual({ unseen: 10, unread: 13 });
  });

  it('of all reach as far as what was on the screen, and not one’s neighbour', async () => {
    const tenth = ids[9] ?? '';
    await run('notification_mark_all_read', { up_to: ids.at(-1) }, stranger);
    expect(await run('notification_mark_all_read', { up_to: tenth }, asha)).toEqual({
      unseen: 4,
      unread: 4,
    });
    const unread = await listOf(asha, '?state=unread');
    expect(unread.map(({ id }) => id)).toEqual(ids.slice(10).reverse());
    expect(await listOf(asha, '?state=read&kind=deals')).toEqual([]);
    const paged = await t.get('/rest/v1/notifications?limit=3', { actor: asha });
    const next = await t.get(`/rest/v1/notifications?limit=3&cursor=${paged.body.nextCursor}`, {
      actor: asha,
    });
    expect((next.body.items as Notification[])[0]?.id).toBe(ids.at(-4));
  });

  it('are refused when they are no ids, too many, or nobody’s', async () => {
    const many = Array.from({ length: 101 }, newId);
    for (const given of [[], ['<script>'], many]) {
      const answer = await t.command('notification_mark_seen', { ids: given }, { actor: asha });
      expect(answer.status).toBe(400);
    }
    expect((await t.get('/rest/v1/notifications?kind=all', { actor: asha })).status).toBe(400);
    for (const path of ['notifications', 'notification_counts', 'push_key', 'quiet_hours']) {
      expect((await t.get(`/rest/v1/${path}`)).status).toBe(401);
    }
    expect((await t.command('notification_mark_seen', { ids })).status).toBe(401);
  });

  it('reach a phone with the next pull, and its other screens at once', async () => {
    const phone = openLocalStore(t, asha);
    await phone.pullAll(5);
    expect(phone.sorted('notifications')).toHaveLength(14);
    await run('notification_mark_all_read', { up_to: ids.at(-1) }, asha);
    await phone.pullAll(5);
    const kept = phone.sorted('notifications') as Notification[];
    expect(kept.filter(({ read_at }) => read_at === null)).toEqual([]);
    const theirs = openLocalStore(t, stranger);
    await theirs.pullAll(5);
    expect(theirs.sorted('notifications')).toEqual([]);
    const events = await t.asSystem((tx) =>
      tx
        .select()
        .from(realtimeEvents)
        .where(eq(realtimeEvents.audience, `person:${asha.uid}`)),
    );
    expect(events.at(-1)).toMatchObject({ type: 'notification.marked' });
    const longAgo = Date.now() - 31 * DAY_MS;
    const older = ids.map((_, at) => uuidV7(longAgo, new Uint8Array(10).fill(at)));
    for (const [at, id] of older.entries()) {
      await t.asSystem((tx) =>
        tx.execute(sql`update notifications set id = ${id}::uuid where id = ${ids[at]}::uuid`),
      );
    }
    ids = older;
    const fresh = openLocalStore(t, asha);
    await fresh.pullAll(5);
    expect(fresh.sorted('notifications')).toEqual([]);
  });

  it('are all row security lets a person write, and only on their own', async () => {
    const [id = ''] = ids;
    const touched = await withActor(t.db, stranger, 'write', (tx) =>
      tx.execute(sql`update notifications set seen = false where id = ${id}::uuid returning id`),
    );
    expect(touched).toEqual([]);
    const insert = withActor(t.db, asha, 'write', (tx) =>
      tx.insert(notifications).values({
        id: newId(),
        profile_id: asha.uid,
        type: 'payout_paid',
        payload: {},
      }),
    );
    await expect(insert).rejects.toThrow();
  });
});

it('keeps nothing longer than anybody is shown it', async () => {
  const [old, young] = [newId(), newId()];
  const row = { profile_id: stranger.uid, type: 'payout_paid', payload: {} };
  const created_at = new Date(t.clock.ms - 91 * DAY_MS);
  await t.asSystem(async (tx) => {
    await tx.insert(notifications).values([
      { ...row, id: old, created_at },
      { ...row, id: young },
    ]);
  });
  expect(await clearNotifications(t.ports)).toBe(1);
  expect(await listOf(stranger)).toMatchObject([{ id: young }]);
});

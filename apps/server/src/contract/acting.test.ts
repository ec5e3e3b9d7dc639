import { type Actor, ChowkError, defineCommand, idField, only } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '../../test/app';
import { newId } from '../new-id';
import { implementCommand } from './implement';

/** The runner's hook. Who may act for whom is decided by shops and their consents. */

const whoami = defineCommand({
  name: 'person_name',
  summary: 'Says as whom the database sees the caller',
  input: z.object({}),
  output: z.object({ uid: idField, role: z.string() }),
  access: only('retailer'),
  entity: 'profiles',
  actable: true,
});

const sayName = implementCommand(whoami, async ({ tx, actor }) => {
  const [row] = await tx.execute(sql`select app.uid()::text as uid`);
  return { uid: String(row?.uid), role: actor.roles[0] ?? '' };
});

const setPassword = implementCommand(
  defineCommand({ ...whoami, name: 'password_set', actable: false }),
  async ({ actor }) => ({ uid: actor.uid ?? '', role: '' }),
);

type Person = Awaited<ReturnType<TestApp['person']>>;
let t: TestApp;
let owner: Person;
let bizman: Person;
const shopId = newId();
const recorded: { actor: Actor; role: unknown }[] = [];

beforeAll(async () => {
  t = await startTestApp({
    features: [{ name: 'people', commands: [sayName, setPassword], queries: [] }],
    acting: {
      resolve: async (actor, shop) => {
        if (shop !== shopId) throw new ChowkError('ACTING_REFUSED');
        return { ...actor, uid: owner.uid, roles: ['retailer'], actingForShopId: shop };
      },
      record: async (tx, actor) => {
        const [row] = await tx.execute(sql`select current_user::text as role`);
        recorded.push({ actor, role: row?.role });
      },
    },
  });
  owner = await t.person('retailer');
  bizman = await t.person('bizman');
});
afterAll(() => t.close());

const act = (shop: string, key = newId()) =>
  t.command('person_name', {}, { actor: bizman, key, headers: { 'x-acting-shop': shop } });

it('runs as the owner, and the audit log names both', async () => {
  const answer = await act(shopId);
  expect(answer.body).toEqual({ uid: owner.uid, role: 'retailer' });
  const rows = await t.db.execute(
    "select actor_id, on_behalf_of, acting_shop_id from audit_logs where action = 'person_name'",
  );
  expect(rows).toEqual([{ actor_id: bizman.uid, on_behalf_of: owner.uid, acting_shop_id: shopId }]);
});

it('records the action as the system in the same transaction, once per key', async () => {
  recorded.length = 0;
  const key = newId();
  await act(shopId, key);
  await act(shopId, key);
  expect(recorded).toMatchObject([
    { role: 'chowk_system', actor: { actorId: bizman.uid, uid: owner.uid } },
  ]);
});

it('refuses a shop that is not theirs, and the same key for another shop', async () => {
  expect((await act(newId())).body.code).toBe('ACTING_REFUSED');
  const own = await t.command('person_name', {}, { actor: bizman });
  expect(own.body.code).toBe('FORBIDDEN');
});

it('never runs a command that is not actable, whatever the shop allowed', async () => {
  const headers = { 'x-acting-shop': shopId };
  const answer = await t.command('password_set', {}, { actor: bizman, headers });
  expect(answer.body.code).toBe('ACTING_REFUSED');
  expect((await t.command('password_set', {}, { actor: owner })).body.uid).toBe(owner.uid);
});

it('goes by the item in a batch: for the shop, for oneself, and refused for another', async () => {
  const item = { name: 'person_name', input: {}, actor_id: bizman.uid };
  const commands = [
    { ...item, id: newId(), acting_shop_id: shopId },
    { ...item, id: newId() },
    { ...item, id: newId(), acting_shop_id: newId() },
  ];
  const answer = await t.request('/functions/v1/batch', {
    method: 'POST',
    body: JSON.stringify({ commands }),
    actor: bizman,
  });
  expect(answer.body.results).toMatchObject([
    { status: 200, output: { uid: owner.uid } },
    { status: 403, error: { code: 'FORBIDDEN' } },
    { status: 403, error: { code: 'ACTING_REFUSED' } },
  ]);
});

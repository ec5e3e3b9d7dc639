import { ChowkError, defineCommand, idField, only, textField } from '@chowk/domain/kernel';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isPostgres } from '../../../test/database';
import { recordJobs } from '../../../test/ports';
import { type Market, startMarket } from '../../../test/world/market';
import { platformStats } from '../../db/schema/platform';
import { FEATURES } from '../../features';
import { newId } from '../../new-id';
import { implementCommand } from '../implement';

/** Commands of a batch share a transaction, which nobody may notice. */

const MAX_LABEL = 60;
const stepOf = { name: 'test.note', why: 'test' };

const addNote = implementCommand(
  defineCommand({
    name: 'note_add',
    summary: 'Adds a note, and fails in one of several ways',
    input: z.object({
      id: idField,
      label: textField(MAX_LABEL),
      fail: z.optional(z.enum(['refused', 'broken', 'database', 'as_system', 'unheard'])),
    }),
    output: z.object({ id: idField, seen: z.number() }),
    access: only('super_admin'),
    entity: 'platform_stats',
  }),
  async ({ tx, record, emit, enqueue, asSystem }, { id, label, fail }) => {
    const values = { id, category: 'note', stat_value: '1', stat_label: label };
    await tx.insert(platformStats).values(values);
    record(id, { after: { label } });
    emit({ type: 'note.added', audience: 'everyone', entityId: id, payload: { label } });
    enqueue('note', { id });
    if (fail === 'refused') throw new ChowkError('WRONG_STATE');
    if (fail === 'broken') throw new Error('boom');
    if (fail === 'database') await tx.insert(platformStats).values(values);
    if (fail === 'as_system') await asSystem(stepOf, () => tx.execute(sql`select 1 / 0`));
    if (fail === 'unheard') tx.execute(sql`select 1 / 0`).catch(() => undefined);
    const notes = await tx
      .select({ id: platformStats.id })
      .from(platformStats)
      .where(eq(platformStats.stat_label, label));
    return { id, seen: notes.length };
  },
);

/** Opens once two have arrived; later ones pass. */
function meetingOf(people: number) {
  let open: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  let come = 0;
  return async () => {
    come += 1;
    if (come >= people) open();
    await isOpen;
  };
}
let meet: (() => Promise<void>) | undefined;

const touchNote = implementCommand(
  defineCommand({
    name: 'note_touch',
    summary: 'Locks a note until the end',
    input: z.object({ id: idField }),
    output: z.object({ id: idField, touched: z.string() }),
    access: only('super_admin'),
    entity: 'platform_stats',
  }),
  async ({ tx }, { id }) => {
    const [row] = await tx
      .update(platformStats)
      .set({ stat_value: sql`${platformStats.stat_value} || '+'` })
      .where(eq(platformStats.id, id))
      .returning();
    await meet?.();
    return { id, touched: row?.stat_value ?? '' };
  },
);

let t: Market;
let boss: Awaited<ReturnType<Market['person']>>;
const jobs = recordJobs();

beforeAll(async () => {
  const notes = { name: 'notes', commands: [addNote, touchNote], queries: [] };
  t = await startMarket({ features: [...FEATURES, notes], ports: { jobs } });
  boss = await t.person('super_admin');
});
afterAll(() => t.close());

interface Result {
  readonly status: number;
  readonly replayed?: boolean;
  readonly output?: { readonly id: string; readonly seen: number };
  readonly error?: { readonly code: string; readonly details?: object };
}

async function send(commands: readonly unknown[], actor = boss): Promise<Result[]> {
  const body = JSON.stringify({ commands });
  const answer = await t.request('/functions/v1/batch', { method: 'POST', body, actor });
  return answer.body.results as Result[];
}

const note = (label: string, more: object = {}) => ({
  id: newId(),
  name: 'note_add',
  input: { id: newId(), label, ...more },
});
const idsOf = (calls: readonly { input: { id: string } }[]) => calls.map(({ input }) => input.id);
const statuses = (results: readonly Result[]) => results.map(({ status }) => status);
const quoted = (ids: readonly string[]) => ids.map((id) => `'${id}'`).join();

async function tracesOf(calls: readonly { id: string; input: { id: string } }[]) {
  const ids = quoted(idsOf(calls));
  const column = async (text: string) => (await t.db.execute(text)).map(({ id }) => id);
  return {
    rows: (await column(`select id::text from platform_stats where id in (${ids})`)).length,
    audit: await column(`select entity_id as id from audit_logs where entity_id in (${ids})
      order by audit_logs.id`),
    events: await column(`select entity_id::text as id from realtime_events
      where entity_id in (${ids}) order by realtime_events.id`),
    jobs: jobs.sent.map(({ data }) => data.id).filter((id) => idsOf(calls).includes(`${id}`)),
    keys: (
      await column(
        `select key::text as id from idempotency_keys
         where answer is not null and key in (${quoted(calls.map(({ id }) => id))})`,
      )
    ).length,
  };
}

it('leaves a row, a response, an audit entry, an event and a job for each, in order', async () => {
  const calls = Array.from({ length: 45 }, (_, i) => note(`order ${i}`));
  const results = await send(calls);
  expect(statuses(results)).toEqual(Array(45).fill(200));
  const ids = idsOf(calls);
  expect(results.map(({ output }) => output?.id)).toEqual(ids);
  expect(await tracesOf(calls)).toEqual({ rows: 45, audit: ids, events: ids, jobs: ids, keys: 45 });
});

it('shows each command what the one before it did', async () => {
  const results = await send([note('same'), note('same'), note('same')]);
  expect(results.map(({ output }) => output?.seen)).toEqual([1, 2, 3]);
});

it.each([
  ['refused', 'WRONG_STATE'],
  ['broken', 'INTERNAL'],
  ['database', 'ALREADY_EXISTS'],
  ['as_system', 'INTERNAL'],
  ['unheard', 'INTERNAL'],
])('takes back one that is %s, and only that one', async (fail, code) => {
  const calls = [note('a'), note('b', { fail }), note('c'), note('d', { fail }), note('e')];
  const good = [0, 2, 4].map((i) => calls[i] as (typeof calls)[number]);
  const bad = [1, 3].map((i) => calls[i] as (typeof calls)[number]);
  const results = await send(calls);
  expect(results.map(({ status, error }) => (status === 200 ? 'ok' : error?.code))).toEqual([
    'ok',
    code,
    'ok',
    code,
    'ok',
  ]);
  const ids = idsOf(good);
  expect(await tracesOf(good)).toEqual({ rows: 3, audit: ids, events: ids, jobs: ids, keys: 3 });
  expect(await tracesOf(bad)).toEqual({ rows: 0, audit: [], events: [], jobs: [], keys: 0 });
  const kept = await t.db.execute(
    `select 1 from idempotency_keys where key in (${quoted(bad.map(({ id }) => id))})`,
  );
  expect(kept).toEqual([]);
  // The same key may succeed later, with another body too.
  const again = await send(
    bad.map(({ id, name, input }) => ({ id, name, input: { ...input, fail: undefined } })),
  );
  expect(statuses(again)).toEqual([200, 200]);
});

it('repeats known responses among new commands', async () => {
  const [old, other] = [note('old'), note('other')];
  const [first] = await send([old]);
  const results = await send([note('new'), old, note('newer'), { ...other, id: old.id }]);
  expect(results.map(({ status, replayed, error }) => [status, replayed ?? error?.code])).toEqual([
    [200, false],
    [200, true],
    [200, false],
    [409, 'IDEMPOTENCY_KEY_REUSED'],
  ]);
  expect(results[1]?.output).toEqual(first?.output);
});

it('runs a key once that comes twice in one batch', async () => {
  const [twice, failing] = [note('twice'), note('failing', { fail: 'refused' })];
  const results = await send([twice, failing, twice, failing, note('last')]);
  expect(results.map(({ status, replayed }) => [status, replayed])).toEqual([
    [200, false],
    [409, undefined],
    [200, true],
    [409, undefined],
    [200, false],
  ]);
  expect((await tracesOf([twice])).audit).toHaveLength(1);
});

it('runs each once when the same batch arrives twice at the same moment', async () => {
  const calls = Array.from({ length: 30 }, (_, i) => note(`race ${i}`));
  const backwards = [...calls].reverse();
  const answers = await Promise.all([send(calls), send(calls), send(backwards)]);
  for (const results of answers) expect(statuses(results)).toEqual(Array(30).fill(200));
  const traces = await tracesOf(calls);
  expect([traces.rows, traces.audit.length, traces.keys]).toEqual([30, 30, 30]);
});

it('does not deadlock when two people lock the same rows in opposite order', async () => {
  const other = await t.person('super_admin');
  const [a, b] = [note('a'), note('b')];
  await send([a, b]);
  // The embedded database has one connection.
  meet = isPostgres ? meetingOf(2) : undefined;
  const touch = (ids: string[]) =>
    ids.map((id) => ({ id: newId(), name: 'note_touch', input: { id } }));
  const [there, back] = await Promise.all([
    send(touch(idsOf([a, b]))),
    send(touch(idsOf([b, a])), other),
  ]);
  meet = undefined;
  expect([...statuses(there), ...statuses(back)]).toEqual([200, 200, 200, 200]);
  const rows = await t.db.execute(
    `select stat_value from platform_stats where id in (${quoted(idsOf([a, b]))})`,
  );
  expect(rows).toEqual([{ stat_value: '1++' }, { stat_value: '1++' }]);
});

it('checks each against its version, also within one batch', async () => {
  const store = await t.store();
  const edit = (address: string, version: number) => ({
    id: newId(),
    name: 'shop_update',
    input: { id: store.shopId, address, version },
  });
  const results = await send([edit('one', 1), edit('late', 1), edit('two', 2)], store.owner);
  expect(results.map(({ status, error }) => [status, error?.code])).toEqual([
    [200, undefined],
    [409, 'STALE_VERSION'],
    [200, undefined],
  ]);
  expect(results[1]?.error?.details).toMatchObject({
    current: { address: 'one', version: 2 },
    yours: { address: 'late', version: 1 },
  });
});

it('gives the last place to the first of two deals in one batch', async () => {
  const side = await t.brand();
  const { id } = await t.launch(side, { slots: 1 });
  const store = await t.store();
  const second = await t.store();
  await t.db.execute(
    `update shops set owner_id = '${store.owner.uid}' where id = '${second.shopId}'`,
  );
  const offers = await t.offer(id, side, [store, second]);
  const accepts = offers.map((deal) => ({ id: newId(), name: 'deal_accept', input: { id: deal } }));
  const results = await send(accepts, store.owner);
  expect(results.map(({ status, error }) => (status === 200 ? 'ok' : error?.code))).toEqual([
    'ok',
    'CAMPAIGN_FULL',
  ]);
  expect((await t.campaignRow(id)).slots_taken).toBe(1);
});

it('judges each deal of a batch by the state after the commands before it', async () => {
  const side = await t.brand();
  const { id } = await t.launch(side, { slots: 3 });
  const store = await t.store();
  const [second, third] = [await t.store(), await t.store()];
  await t.db.execute(`update shops set owner_id = '${store.owner.uid}'
    where id in (${quoted([second.shopId, third.shopId])})`);
  const [a, b, c] = await t.offer(id, side, [store, second, third]);
  const on = (name: string, deal: string | undefined, more: object = {}) => ({
    id: newId(),
    name,
    input: { id: deal, ...more },
  });
  const results = await send(
    [
      on('deal_accept', a),
      on('deal_accept', a),
      on('deal_decline', b, { reason: 'other' }),
      on('deal_accept', b),
      on('deal_accept', c),
    ],
    store.owner,
  );
  expect(results.map(({ status, error }) => (status === 200 ? 'ok' : error?.code))).toEqual([
    'ok',
    'ok',
    'ok',
    'WRONG_STATE',
    'ok',
  ]);
  expect((await t.campaignRow(id)).slots_taken).toBe(2);
});

import { type BatchResult, batchAnswer } from '@chowk/domain/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { newId } from '../../new-id';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const stat = (id: string) => ({
  id,
  category: 'landing',
  is_active: true,
  display_order: 1,
  stat_value: '1',
  stat_label: 'label',
});

async function send(commands: unknown, actor: Awaited<ReturnType<TestApp['person']>>) {
  return t.request('/functions/v1/batch', {
    method: 'POST',
    body: JSON.stringify({ commands }),
    actor,
  });
}

it('answers each command on its own: a refused one does not stop the others', async () => {
  const boss = await t.person('super_admin');
  const [first, bad, last] = [newId(), newId(), newId()];
  const answer = await send(
    [
      { id: first, name: 'platform_stat_save', input: stat(newId()) },
      { id: bad, name: 'platform_stat_save', input: { id: 'nonsense' } },
      { id: last, name: 'platform_stat_save', input: stat(newId()) },
    ],
    boss,
  );
  expect(answer.body.results).toMatchObject([
    { id: first, status: 200, replayed: false },
    { id: bad, status: 400, error: { code: 'VALIDATION_FAILED' } },
    { id: last, status: 200, replayed: false },
  ]);
});

it('repeats a whole batch after a lost response without doing anything twice', async () => {
  const boss = await t.person('super_admin');
  const commands = Array.from({ length: 100 }, () => ({
    id: newId(),
    name: 'platform_stat_save',
    input: stat(newId()),
  }));
  const first = await send(commands, boss);
  const again = await send(commands, boss);
  const outputs = (answer: typeof first) =>
    (answer.body.results as { output: unknown }[]).map((result) => result.output);
  expect(outputs(again)).toEqual(outputs(first));
  const rows = await t.db.execute(
    `select count(*)::int as n from audit_logs where actor_id = '${boss.uid}'`,
  );
  expect(rows).toEqual([{ n: 100 }]);
});

it('refuses more than a hundred, none, and ids that are not UUIDs', async () => {
  const boss = await t.person('super_admin');
  const many = Array.from({ length: 101 }, () => ({ id: newId(), name: 'x_y', input: {} }));
  expect((await send(many, boss)).body.code).toBe('VALIDATION_FAILED');
  expect((await send([], boss)).body.code).toBe('VALIDATION_FAILED');
  expect((await send([{ id: '1', name: 'x_y', input: {} }], boss)).body.code).toBe(
    'VALIDATION_FAILED',
  );
});

it('does not run an item of another person', async () => {
  const boss = await t.person('super_admin');
  const other = await t.person('super_admin');
  const [mine, theirs] = [newId(), newId()];
  const call = { name: 'platform_stat_save', input: stat(newId()) };
  const answer = await send(
    [
      { ...call, id: theirs, actor_id: other.uid },
      { ...call, id: mine, actor_id: boss.uid },
    ],
    boss,
  );
  const results = answer.body.results as BatchResult[];
  expect(results).toMatchObject([
    { id: theirs, status: 409, error: { code: 'WRONG_PERSON' } },
    { id: mine, status: 200 },
  ]);
  expect(batchAnswer.safeParse(answer.body).success).toBe(true);
});

it('is refused as a whole, with a Retry-After, when too much comes at once', async () => {
  const boss = await t.person('super_admin');
  const calls = () => Array.from({ length: 100 }, () => ({ id: newId(), name: 'x_y', input: {} }));
  const answers = [];
  for (let i = 0; i < 12; i++) answers.push(await send(calls(), boss));
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body.code).toBe('RATE_LIMITED');
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('refuses text the database cannot store for its own command only', async () => {
  const boss = await t.person('super_admin');
  const [good, bad] = [newId(), newId()];
  const answer = await send(
    [
      { id: bad, name: 'platform_stat_save', input: { ...stat(newId()), stat_label: 'a\0' } },
      { id: good, name: 'platform_stat_save', input: stat(newId()) },
    ],
    boss,
  );
  expect(answer.body.results).toMatchObject([
    { id: bad, status: 400, error: { code: 'VALIDATION_FAILED' } },
    { id: good, status: 200 },
  ]);
});

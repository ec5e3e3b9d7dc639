import { defineCommand, everyone, idField, only, textField } from '@chowk/domain/kernel';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '../../../test/app';
import { platformStats } from '../../db/schema/platform';
import { newId } from '../../new-id';
import { implementCommand } from '../implement';

const MAX_LABEL = 60;

const noteCommand = defineCommand({
  name: 'note_add',
  summary: 'Adds a note',
  input: z.object({
    id: idField,
    label: textField(MAX_LABEL),
    fail: z.optional(z.boolean()),
    password: z.optional(z.string()),
  }),
  output: z.object({ id: idField, total: z.number() }),
  access: only('super_admin'),
  entity: 'platform_stats',
});

let runs = 0;

const addNote = implementCommand(noteCommand, async ({ tx, record, emit, enqueue }, input) => {
  await tx.insert(platformStats).values({
    id: input.id,
    category: 'note',
    stat_value: '1',
    stat_label: input.label,
  });
  // With a known key, database errors of this run do not count.
  runs += 1;
  record(input.id, { after: { label: input.label, password: input.password } });
  emit({
    type: 'note.added',
    audience: 'everyone',
    entityId: input.id,
    payload: { label: input.label },
  });
  enqueue('note', { id: input.id });
  if (input.fail) throw new Error('boom');
  return { id: input.id, total: 1, secret: 'never sent' };
});

const openCommand = defineCommand({
  name: 'door_open',
  summary: 'Anyone may',
  input: z.object({}),
  output: z.object({ ok: z.boolean() }),
  access: everyone(),
  entity: 'platform_stats',
});

let t: TestApp;
let boss: Awaited<ReturnType<TestApp['person']>>;
let brand: Awaited<ReturnType<TestApp['person']>>;

beforeAll(async () => {
  const openDoor = implementCommand(openCommand, async () => ({ ok: true }));
  t = await startTestApp({
    features: [{ name: 'notes', commands: [addNote, openDoor], queries: [] }],
  });
  boss = await t.person('super_admin');
  brand = await t.person('brand');
});
afterAll(() => t.close());

async function rowsOf(table: string, where: string): Promise<Record<string, unknown>[]> {
  return t.db.execute(`select * from ${table} where ${where}`);
}

describe('the command runner', () => {
  it('runs once per key and repeats the same response', async () => {
    const input = { id: newId(), label: 'once' };
    const key = newId();
    const before = runs;
    const first = await t.command('note_add', input, { actor: boss, key });
    const again = await t.command('note_add', input, { actor: boss, key });
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(runs - before).toBe(1);
  });

  it('runs once when the same key arrives twenty times at the same moment', async () => {
    const input = { id: newId(), label: 'race' };
    const key = newId();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => t.command('note_add', input, { actor: boss, key })),
    );
    expect(answers.map((a) => a.status)).toEqual(Array(20).fill(200));
    expect(await rowsOf('platform_stats', `id = '${input.id}'`)).toHaveLength(1);
    expect(await rowsOf('audit_logs', `entity_id = '${input.id}'`)).toHaveLength(1);
  });

  it('refuses a key that was used for another body or command', async () => {
    const key = newId();
    const input = { id: newId(), label: 'mine' };
    await t.command('note_add', input, { actor: boss, key });
    const other = await t.command('note_add', { ...input, label: 'other' }, { actor: boss, key });
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    const door = await t.command('door_open', {}, { actor: boss, key });
    expect(door.body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('does not show one person the stored response of another with the same key', async () => {
    const key = newId();
    const other = await t.person('super_admin');
    await t.command('note_add', { id: newId(), label: 'first' }, { actor: boss, key });
    const id = newId();
    const answer = await t.command('note_add', { id, label: 'second' }, { actor: other, key });
    expect(answer.body).toEqual({ id, total: 1 });
  });

  it('leaves nothing when it fails, so the same key may succeed later', async () => {
    const key = newId();
    const id = newId();
    const failed = await t.command(
      'note_add',
      { id, label: 'x', fail: true },
      { actor: boss, key },
    );
    expect([failed.status, failed.body.code]).toEqual([500, 'INTERNAL']);
    expect(JSON.stringify(failed.body)).not.toContain('boom');
    expect(await rowsOf('platform_stats', `id = '${id}'`)).toEqual([]);
    expect(await rowsOf('idempotency_keys', `key = '${key}'`)).toEqual([]);
    expect(await rowsOf('realtime_events', `entity_id = '${id}'`)).toEqual([]);
    const retried = await t.command('note_add', { id, label: 'x' }, { actor: boss, key });
    expect(retried.status).toBe(200);
  });

  it('sends only what the contract names', async () => {
    const answer = await t.command('note_add', { id: newId(), label: 'view' }, { actor: boss });
    expect(Object.keys(answer.body).sort()).toEqual(['id', 'total']);
  });

  it('writes the audit entry with secrets masked, the event and the job', async () => {
    const id = newId();
    const sent = { id, label: 'audited', password: 'hunter2' };
    const answer = await t.command('note_add', sent, { actor: boss });
    const [audit] = await rowsOf('audit_logs', `entity_id = '${id}'`);
    expect(audit).toMatchObject({
      entity: 'platform_stats',
      action: 'note_add',
      actor_id: boss.uid,
      on_behalf_of: null,
      request_id: answer.headers.get('x-request-id'),
      diff: { after: { label: 'audited', password: '•••' } },
    });
    expect(await rowsOf('realtime_events', `entity_id = '${id}'`)).toHaveLength(1);
  });

  it('refuses the wrong role without revealing more', async () => {
    const refused = await t.command('note_add', { nonsense: true }, { actor: brand });
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    const stranger = await t.command('note_add', {});
    expect([stranger.status, stranger.body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('is limited by row security even if the command forgets a check', async () => {
    const [{ count } = { count: 0 }] = await t.db.execute(
      'select count(*)::int as count from platform_stats',
    );
    const seen = await t.ports.db.transaction(
      'write',
      `set local app.uid = '${brand.uid}'; set local app.roles = 'brand'; set local role chowk_user`,
      (tx) =>
        tx
          .update(platformStats)
          .set({ stat_label: sql`'taken'` })
          .where(eq(platformStats.category, 'note'))
          .returning(),
    );
    expect(count).toBeGreaterThan(0);
    expect(seen).toEqual([]);
  });
});

describe('bad input to a command', () => {
  it.each([
    ['malformed JSON', '{"id":', 'BAD_JSON', 400],
    ['a wrong type', '{"id":"x","label":3}', 'VALIDATION_FAILED', 400],
    ['no object at all', '[]', 'VALIDATION_FAILED', 400],
    ['an oversize body', JSON.stringify({ label: 'x'.repeat(300_000) }), 'BODY_TOO_LARGE', 413],
  ])('answers %s with a stable code', async (_, body, code, status) => {
    const answer = await t.request('/functions/v1/note_add', {
      method: 'POST',
      body,
      actor: boss,
      headers: { 'idempotency-key': newId() },
    });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(JSON.stringify(answer.body)).not.toMatch(/\bat .*\.ts|node_modules/);
  });

  it('returns the field and the rule', async () => {
    const answer = await t.command('note_add', { id: 'x', label: 'y'.repeat(61) }, { actor: boss });
    expect(answer.body.details).toEqual({
      fields: [
        { path: 'id', rule: 'id' },
        { path: 'label', rule: 'max_string', params: { limit: 60 } },
      ],
    });
  });

  it('is a clear error for an unknown command, key or method', async () => {
    expect((await t.command('note_burn', {}, { actor: boss })).body.code).toBe('UNKNOWN_COMMAND');
    const noKey = await t.command('door_open', {}, { key: 'not-a-uuid' });
    expect(noKey.body.code).toBe('BAD_IDEMPOTENCY_KEY');
    expect((await t.get('/functions/v1/door_open')).body.code).toBe('METHOD_NOT_ALLOWED');
    expect((await t.get('/rest/v1/nothing')).body.code).toBe('UNKNOWN_PATH');
  });

  it('refuses an unknown token instead of treating the caller as a stranger', async () => {
    const answer = await t.get('/rest/v1/platform_stats', {
      headers: { authorization: 'Bearer x.y.z' },
    });
    expect(answer.status).toBe(404);
    const command = await t.command(
      'door_open',
      {},
      { headers: { authorization: 'Bearer x.y.z' } },
    );
    expect([command.status, command.body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('refuses acting for a shop where nobody may', async () => {
    const answer = await t.command(
      'door_open',
      {},
      { actor: boss, headers: { 'x-acting-shop': newId() } },
    );
    expect([answer.status, answer.body.code]).toEqual([403, 'ACTING_REFUSED']);
  });
});

import type { Actor } from '@chowk/domain/kernel';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { withActor, withSystem } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { auditLogs } from '../../db/schema/system/runner';
import { newId } from '../../new-id';
import { changeStanding } from './system-steps';

let t: TestApp;
let me: Actor & { uid: string };
beforeAll(async () => {
  t = await startTestApp();
  me = await t.person('retailer');
});
afterAll(() => t.close());

const update = (input: unknown, actor: Actor = me) => t.command('profile_update', input, { actor });

describe('profile_update', () => {
  it('changes the allowed fields, tidied, and drops the others', async () => {
    const answer = await update({
      full_name: ' Asha Rao ',
      phone: '098765 00001',
      email: 'Asha@Example.IN',
      area: 'Andheri',
      whatsapp_opt_in: true,
      company_name: 'Rao Stores',
      status: 'suspended',
      id: newId(),
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id: me.uid,
      status: 'active',
      full_name: 'Asha Rao',
      phone: '+919876500001',
      email: 'asha@example.in',
      area: 'Andheri',
      whatsapp_opt_in: true,
      company_name: 'Rao Stores',
    });
    const read = await t.get(`/rest/v1/profiles/${me.uid}`, { actor: me });
    expect(read.body).toEqual(answer.body);
  });

  it.each([{}, { status: 'active', roles: ['admin'], created_at: 'x' }])(
    'refuses %j: nothing valid is left',
    async (input) => {
      const { status, body } = await update(input);
      expect([status, body.code, body.message]).toEqual([
        400,
        'NO_VALID_FIELDS',
        'No valid fields to update',
      ]);
    },
  );

  it('refuses a number another account uses, in whatever form it is typed', async () => {
    const other = await t.person('brand');
    await update({ phone: '9876500002' }, other);
    const { status, body } = await update({ phone: '+91 98765-00002' });
    expect([status, body.code, body.message]).toEqual([
      409,
      'PHONE_TAKEN',
      'Phone number already in use by another account',
    ]);
    // One's own number is not taken, and a number given up is free again.
    expect((await update({ phone: '9876500002' }, other)).status).toBe(200);
    expect((await update({ phone: null }, other)).status).toBe(200);
    expect((await update({ phone: '9876500002' })).status).toBe(200);
  });

  it('gives one number to exactly one of two who ask at once', async () => {
    const people = await Promise.all([t.person('brand'), t.person('bizman')]);
    const answers = await Promise.all(people.map((p) => update({ phone: '9876500003' }, p)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it('refuses a change made to an older version, and shows both', async () => {
    const version = (await update({ area: 'Andheri' })).body.version as number;
    const other = await update({ version, full_name: 'From the shop', address: '4 Hill Road' });
    expect(other.body).toMatchObject({ full_name: 'From the shop', version: version + 1 });
    const late = await update({ version, full_name: 'From the road', area: 'Khar' });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'STALE_VERSION',
      details: {
        yours: { version, full_name: 'From the road', area: 'Khar' },
        current: { full_name: 'From the shop', area: 'Andheri', version: version + 1 },
      },
    });
    const read = await t.get(`/rest/v1/profiles/${me.uid}`, { actor: me });
    expect(read.body).toEqual(other.body);
  });

  it('records no consent with a choice that came too late', async () => {
    const person = await t.person('retailer');
    const late = await update({ version: 7, whatsapp_opt_in: true }, person);
    expect(late.body.code).toBe('STALE_VERSION');
    const { body } = await t.get('/rest/v1/consents', { actor: person });
    expect(body.items).not.toContainEqual(
      expect.objectContaining({ purpose: 'whatsapp', is_given: true }),
    );
  });

  it('takes the last word of whoever names no version', async () => {
    const { body } = await update({ area: 'Worli' });
    expect((await update({ area: 'Andheri' })).body).toMatchObject({
      area: 'Andheri',
      version: (body.version as number) + 1,
    });
  });

  it('tells nobody else of a profile by asking for a version of it', async () => {
    const other = await t.person('brand');
    const { version: mine } = (await update({ area: 'Andheri' })).body;
    const { body } = await update({ id: me.uid, version: mine, area: 'Stolen' }, other);
    expect(body).toMatchObject({ code: 'STALE_VERSION', details: { current: { id: other.uid } } });
    expect((await t.get(`/rest/v1/profiles/${me.uid}`, { actor: me })).body.area).toBe('Andheri');
  });

  it.each([{ version: 1 }])('refuses %j alone: nothing is changed by it', async (input) => {
    expect((await update(input)).body.code).toBe('NO_VALID_FIELDS');
  });

  it('tells somebody signed out that nobody is logged in', async () => {
    const { status, body } = await t.command('profile_update', { full_name: 'X' });
    expect([status, body.message]).toEqual([401, 'No user logged in']);
  });

  it('names the field that is wrong', async () => {
    const { body } = await update({ phone: '12345', full_name: '' });
    expect(body.details).toMatchObject({
      fields: [
        { path: 'full_name', rule: 'min_string' },
        { path: 'phone', rule: 'mobile' },
      ],
    });
  });

  it('sent twice with one key changes once', async () => {
    const key = newId();
    const send = () => t.command('profile_update', { area: 'Dadar' }, { actor: me, key });
    expect((await send()).body).toEqual((await send()).body);
    const rows = await withSystem(t.db, me, changeStanding, (tx) =>
      tx
        .select()
        .from(auditLogs)
        .where(and(eq(auditLogs.entity_id, me.uid), sql`diff -> 'after' ->> 'area' = 'Dadar'`)),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      entity: 'profiles',
      action: 'profile_update',
      diff: { before: { area: 'Andheri' }, after: { area: 'Dadar' } },
    });
  });
});

describe('another person’s profile', () => {
  it('cannot be read, except by an admin', async () => {
    const path = `/rest/v1/profiles/${me.uid}`;
    const read = async (actor: Actor) => (await t.get(path, { actor })).status;
    expect(await read(await t.person('brand'))).toBe(404);
    expect(await read(await t.person('admin'))).toBe(200);
    expect((await t.get(path)).status).toBe(401);
  });

  it('cannot be written, even by a query that tries', async () => {
    const set = (actor: Actor, id: string, fields: Partial<typeof profiles.$inferInsert>) =>
      withActor(t.db, actor, 'write', (tx) =>
        tx.update(profiles).set(fields).where(eq(profiles.id, id)).returning(),
      );
    for (const role of ['brand', 'admin'] as const) {
      expect(await set(await t.person(role), me.uid, { full_name: 'Stolen' })).toEqual([]);
    }
    expect(await set(me, me.uid, { full_name: 'Mine' })).toHaveLength(1);
    await expect(set(me, me.uid, { status: 'suspended' })).rejects.toThrow();
    await expect(set(me, me.uid, { id: newId() })).rejects.toThrow();
  });
});

import { createHash } from 'node:crypto';
import { type Actor, DAY_MS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { withActor } from '../../db';
import { serviceKeys } from '../../db/schema/system/console';
import { newId } from '../../new-id';
import { findServiceKey } from '../auth';

type Person = Actor & { uid: string };

let t: TestApp;
let boss: Person;
let second: Person;
let others: Person[];
let brand: Person;
beforeAll(async () => {
  t = await startTestApp();
  boss = await t.person('super_admin');
  second = await t.person('super_admin');
  brand = await t.person('brand');
  others = [await t.person('admin'), brand, await t.person('retailer'), await t.person('bizman')];
});
afterAll(() => t.close());

const flip = (actor: Actor, is_on: boolean, key = 'wallet_refund') =>
  t.command('feature_flag_set', { key, is_on, reason: 'The bank is down' }, { actor });

describe('a part of the product', () => {
  it('is switched off and on by a super admin, and its commands follow', async () => {
    const refund = () =>
      t.command('wallet_refund_request', { id: newId(), amount_paise: 100 }, { actor: brand });
    const launch = { id: newId(), version: 1, hold_paise: 100 };
    const off = async () => (await t.get('/rest/v1/features', { actor: brand })).body;
    expect(await off()).toEqual({ off: [] });
    expect((await flip(boss, false)).body).toEqual({ key: 'wallet_refund', is_on: false });
    await flip(boss, false, 'campaign_launch');
    expect((await refund()).body).toMatchObject({
      code: 'UNAVAILABLE',
      details: { feature: 'wallet_refund' },
    });
    expect((await t.command('campaign_launch', launch, { actor: brand })).body.code).toBe(
      'UNAVAILABLE',
    );
    expect(await off()).toEqual({ off: ['campaign_launch', 'wallet_refund'] });
    expect((await t.get('/rest/v1/features')).status).toBe(401);
    const seen = await t.get('/rest/v1/feature_flags', { actor: boss });
    expect(seen.body.items).toMatchObject([
      { key: 'campaign_launch', is_on: false, reason: 'The bank is down' },
      { key: 'wallet_refund', is_on: false, changed_by: 'Test super_admin' },
    ]);
    await flip(boss, true);
    await flip(boss, true, 'campaign_launch');
    expect((await refund()).body.code).not.toBe('UNAVAILABLE');
  });

  it('is nobody else’s to switch, and an unknown one is refused', async () => {
    for (const actor of others) expect((await flip(actor, false)).body.code).toBe('FORBIDDEN');
    expect((await flip(boss, false, 'gravity')).status).toBe(400);
    expect((await t.get('/rest/v1/feature_flags', { actor: brand })).status).toBe(403);
  });
});

describe('a key of the service API', () => {
  const KEY = 'chowk_sk_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG';
  const input = {
    id: newId(),
    name: 'Warehouse',
    key_sha256: createHash('sha256').update(KEY).digest('hex'),
    hint: KEY.slice(-4),
    scopes: ['users:read'],
    valid_days: 30,
  };
  const isOpen = async (key = KEY, laterMs = 0) =>
    (await findServiceKey({ db: t.db, nowMs: () => Date.now() + laterMs }, key)) !== undefined;
  const openProposal = async () => {
    const { body } = await t.get('/rest/v1/proposals?status=proposed&kind=service_key', {
      actor: boss,
    });
    return (body.items as { id: string }[])[0]?.id;
  };
  const list = async () =>
    (await t.get('/rest/v1/service_keys', { actor: boss })).body.items as object[];

  it('opens once another confirms, until it is revoked, and is kept only as a hash', async () => {
    const made = await t.command('service_key_create', input, { actor: boss });
    expect(made.body).toMatchObject({ name: 'Warehouse', hint: 'DEFG', state: 'waiting' });
    expect(await isOpen()).toBe(false);
    const id = await openProposal();
    const confirm = (actor: Actor) => t.command('proposal_confirm', { id }, { actor });
    expect((await confirm(boss)).body.code).toBe('FORBIDDEN');
    expect(await isOpen()).toBe(false);
    expect((await confirm(second)).body).toMatchObject({
      status: 'applied',
      value: { name: 'Warehouse', scopes: ['users:read'] },
    });
    expect(await isOpen()).toBe(true);
    expect(await isOpen(`${KEY}x`)).toBe(false);
    // Thirty days later it is over by itself.
    expect(await isOpen(KEY, 29 * DAY_MS)).toBe(true);
    expect(await isOpen(KEY, 31 * DAY_MS)).toBe(false);
    const [used] = await list();
    expect(used).toMatchObject({ id: input.id, state: 'active', scopes: ['users:read'] });
    expect(used).not.toMatchObject({ last_used_at: null });
    expect(JSON.stringify(used)).not.toContain(input.key_sha256);
    const twice = await t.command('service_key_create', { ...input, id: newId() }, { actor: boss });
    expect(twice.body.code).toBe('ALREADY_EXISTS');
    const revoke = () => t.command('service_key_revoke', { id: input.id }, { actor: boss });
    expect((await revoke()).body).toMatchObject({ id: input.id, state: 'revoked' });
    expect(await isOpen()).toBe(false);
    expect((await revoke()).body.code).toBe('WRONG_STATE');
    const trail = await t.get('/rest/v1/audit_logs?entity=service_keys', { actor: boss });
    expect(trail.body.items).toHaveLength(2);
    expect(JSON.stringify(trail.body)).not.toContain(input.key_sha256);
  });

  it('never opens when the other says no', async () => {
    const other = { ...input, id: newId(), key_sha256: 'ab'.repeat(32) };
    await t.command('service_key_create', other, { actor: boss });
    const id = await openProposal();
    expect((await t.command('proposal_reject', { id }, { actor: second })).body.status).toBe(
      'rejected',
    );
    const [key] = await list();
    expect(key).toMatchObject({ id: other.id, state: 'revoked' });
  });

  it('needs scopes that exist and an end within a year, and one person cannot open it', async () => {
    for (const wrong of [
      { scopes: [] },
      { scopes: ['everything'] },
      { valid_days: 366 },
      { valid_days: 0 },
    ]) {
      const asked = { ...input, id: newId(), key_sha256: 'cd'.repeat(32), ...wrong };
      const answer = await t.command('service_key_create', asked, { actor: boss });
      expect([wrong, answer.status]).toEqual([wrong, 400]);
    }
    const alone = { ...input, id: newId(), key_sha256: 'ef'.repeat(32) };
    await t.command('service_key_create', alone, { actor: boss });
    const isMine = eq(serviceKeys.id, alone.id);
    for (const set of [{ confirmed_at: new Date() }, { scopes: ['links' as const] }]) {
      const write = withActor(t.db, boss, 'write', (tx) =>
        tx.update(serviceKeys).set(set).where(isMine),
      );
      await expect(write).rejects.toThrow();
    }
  });

  it('is made, seen and revoked by super admins only', async () => {
    for (const actor of others) {
      const own = { ...input, id: newId() };
      expect((await t.command('service_key_create', own, { actor })).body.code).toBe('FORBIDDEN');
      const gone = await t.command('service_key_revoke', { id: input.id }, { actor });
      expect(gone.body.code).toBe('FORBIDDEN');
      expect((await t.get('/rest/v1/service_keys', { actor })).status).toBe(403);
    }
  });
});

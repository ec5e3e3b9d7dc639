import { createHash } from 'node:crypto';
import type { Actor } from '@chowk/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { newId } from '../../new-id';
import { isGivenKey } from '../auth';

type Person = Actor & { uid: string };

let t: TestApp;
let boss: Person;
let others: Person[];
let brand: Person;
beforeAll(async () => {
  t = await startTestApp();
  boss = await t.person('super_admin');
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
  };
  const list = async () =>
    (await t.get('/rest/v1/service_keys', { actor: boss })).body.items as object[];

  it('opens until it is revoked, and is kept only as a hash', async () => {
    expect(await isGivenKey(t.ports, KEY)).toBe(false);
    const made = await t.command('service_key_create', input, { actor: boss });
    expect(made.body).toMatchObject({ name: 'Warehouse', hint: 'DEFG', last_used_at: null });
    expect(await isGivenKey(t.ports, KEY)).toBe(true);
    expect(await isGivenKey(t.ports, `${KEY}x`)).toBe(false);
    const [used] = await list();
    expect(used).toMatchObject({ id: input.id, revoked_at: null });
    expect(used).not.toMatchObject({ last_used_at: null });
    expect(JSON.stringify(used)).not.toContain(input.key_sha256);
    const twice = await t.command('service_key_create', { ...input, id: newId() }, { actor: boss });
    expect(twice.body.code).toBe('ALREADY_EXISTS');
    const revoke = () => t.command('service_key_revoke', { id: input.id }, { actor: boss });
    expect((await revoke()).body).toMatchObject({ id: input.id, hint: 'DEFG' });
    expect(await isGivenKey(t.ports, KEY)).toBe(false);
    expect((await revoke()).body.code).toBe('WRONG_STATE');
    const trail = await t.get('/rest/v1/audit_logs?entity=service_keys', { actor: boss });
    expect(trail.body.items).toHaveLength(2);
    expect(JSON.stringify(trail.body)).not.toContain(input.key_sha256);
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

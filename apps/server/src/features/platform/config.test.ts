import { type Actor, addDays, istDay, startOfDay } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { withActor } from '../../db';
import { platformConfig, proposals } from '../../db/schema/platform';
import { applySettingsWhenDue } from './proposals/apply-proposals';
import { readPlatformConfig } from './read-platform-config';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const propose = (actor: Actor, input: object) => t.command('platform_config_set', input, { actor });
const decide = (actor: Actor, step: 'confirm' | 'reject' | 'withdraw', id: unknown) =>
  t.command(`proposal_${step}`, { id }, { actor });
const idOf = ({ body }: { body: Record<string, unknown> }) => (body.change as { id: string }).id;
const configNow = async (actor: Actor) =>
  (await t.get('/rest/v1/platform_config', { actor })).body.config as Record<string, unknown>;

/** As two people do it. */
async function setTogether(actor: Actor, input: object): Promise<void> {
  const proposed = await propose(actor, input);
  await decide(await t.person('super_admin'), 'confirm', idOf(proposed));
}

describe('the figures of the business', () => {
  it('a super admin sets one, admins read it, and the trail says what it was', async () => {
    const actor = await t.person('super_admin');
    const answer = await t.command(
      'platform_config_set',
      { key: 'review_days', value: 5 },
      { actor },
    );
    expect(answer.body.config).toMatchObject({ review_days: 5, gst_bps: 1800 });
    const seen = await t.get('/rest/v1/platform_config', { actor: await t.person('admin') });
    expect(seen.body.config).toMatchObject({ review_days: 5 });
    expect(seen.body.changed).toMatchObject([{ key: 'review_days' }]);
    const [row] = await t.db.execute(
      "select diff from audit_logs where action = 'platform_config_set' and entity_id = 'review_days'",
    );
    expect(row?.diff).toEqual({ before: 2, after: 5 });
  });

  it.each(['admin', 'brand', 'retailer', 'bizman'] as const)(
    'a %s cannot set one',
    async (role) => {
      const actor = await t.person(role);
      const answer = await t.command(
        'platform_config_set',
        { key: 'gst_bps', value: 0 },
        { actor },
      );
      expect(answer.body.code).toBe('FORBIDDEN');
    },
  );

  it('a brand reads what it is shown elsewhere, and nothing else of the table', async () => {
    const actor = await t.person('super_admin');
    const brand = await t.person('brand');
    await setTogether(actor, { key: 'gst_bps', value: 1200 });
    await t.command('platform_config_set', { key: 'wave_multiple', value: 9 }, { actor });
    expect((await t.get('/rest/v1/platform_config', { actor: brand })).status).toBe(403);
    const seen = await withActor(t.ports.db, brand, 'read', readPlatformConfig);
    expect([seen.gst_bps, seen.wave_multiple]).toEqual([1200, 3]);
  });

  it('a stranger reckons with the figures of today, and sees no others', async () => {
    const actor = await t.person('super_admin');
    await setTogether(actor, { key: 'bizman_activation_paise', value: 60_000 });
    const { body, headers } = await t.get('/rest/v1/platform_figures');
    expect(body).toMatchObject({ bizman_activation_paise: 60_000, bizman_day_60_paise: 100_000 });
    expect(body).not.toHaveProperty('upi_id');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
  });

  it.each([
    ['an unknown figure', { key: 'luck', value: 7 }],
    ['a value of another kind', { key: 'gst_bps', value: 'much' }],
    ['more than a whole', { key: 'gst_bps', value: 10_001 }],
    ['a fraction', { key: 'payable_days', value: 6.5 }],
    ['tiers without a first', { key: 'fee_tiers', value: [{ fromPaise: 1, feeBps: 900 }] }],
    ['no tiers', { key: 'fee_tiers', value: [] }],
    ['a mail address as UPI ID', { key: 'upi_id', value: 'a@b.com' }],
    [
      'a GSTIN mistyped',
      {
        key: 'supplier',
        value: { name: 'C', address: '', gstin: '27AAECS1234M1Z5', state_code: '27' },
      },
    ],
  ])('refuses %s', async (_, input) => {
    const actor = await t.person('super_admin');
    const answer = await t.command('platform_config_set', input, { actor });
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});

describe('a figure of money', () => {
  it('takes two super admins: never the one who proposed it, and no admin', async () => {
    const [one, other, admin] = await Promise.all([
      t.person('super_admin'),
      t.person('super_admin'),
      t.person('admin'),
    ]);
    const { bizman_day_60_paise: before } = await configNow(admin);
    const input = { key: 'bizman_day_60_paise', value: 123_00 };
    const proposed = await propose(one, input);
    expect(proposed.body).toMatchObject({
      config: { bizman_day_60_paise: before },
      change: { status: 'proposed', needs_second: true, proposed_by: one.uid },
    });
    expect((await propose(other, input)).body.code).toBe('ALREADY_EXISTS');
    expect((await decide(one, 'confirm', idOf(proposed))).body.code).toBe('FORBIDDEN');
    expect((await decide(admin, 'confirm', idOf(proposed))).body.code).toBe('FORBIDDEN');
    expect((await decide(admin, 'withdraw', idOf(proposed))).body.code).toBe('FORBIDDEN');
    expect((await configNow(admin)).bizman_day_60_paise).toBe(before);
    const done = await decide(other, 'confirm', idOf(proposed));
    expect(done.body).toMatchObject({ status: 'applied', decided_name: 'Test super_admin' });
    expect((await configNow(admin)).bizman_day_60_paise).toBe(123_00);
    expect((await decide(one, 'withdraw', idOf(proposed))).body.code).toBe('WRONG_STATE');
    const seen = await t.get('/rest/v1/proposals?status=applied&limit=1', { actor: admin });
    expect(seen.body.items).toMatchObject([{ key: input.key, value: input.value }]);
    const brand = await t.person('brand');
    expect((await t.get('/rest/v1/proposals', { actor: brand })).status).toBe(403);
  });

  it('is not written by one person past the commands either', async () => {
    const one = await t.person('super_admin');
    const write = withActor(t.ports.db, one, 'write', (tx) =>
      tx.insert(platformConfig).values({ key: 'upi_id', value: 'mine@upi' }),
    );
    await expect(write).rejects.toThrow();
    const { change } = (await propose(one, { key: 'upi_id', value: 'chowk@upi' })).body as {
      change: { id: string };
    };
    const sign = withActor(t.ports.db, one, 'write', (tx) =>
      tx
        .update(proposals)
        .set({ status: 'confirmed', decided_by: one.uid })
        .where(eq(proposals.id, change.id)),
    );
    await expect(sign).rejects.toThrow();
    expect((await decide(one, 'withdraw', change.id)).body.status).toBe('withdrawn');
  });

  it('waits for its day, and can be called off until then', async () => {
    const [one, other] = [await t.person('super_admin'), await t.person('super_admin')];
    const day = addDays(istDay(t.ports.nowMs()), 3);
    const later = { key: 'bizman_first_proof_paise', effective_on: day };
    const first = await propose(one, { ...later, value: 700_00 });
    expect((await decide(other, 'confirm', idOf(first))).body.status).toBe('confirmed');
    const called = await propose(one, { ...later, value: 900_00 });
    await decide(other, 'confirm', idOf(called));
    await decide(one, 'withdraw', idOf(called));
    const terms = await propose(one, { key: 'offer_hours', value: 48, effective_on: day });
    expect(terms.body.change).toMatchObject({ status: 'confirmed', needs_second: false });
    const at = (nowMs: number) => applySettingsWhenDue({ db: t.ports.db, nowMs: () => nowMs });
    expect(await at(startOfDay(day) - 1)).toBe(0);
    expect((await configNow(one)).offer_hours).toBe(72);
    expect(await at(startOfDay(day))).toBe(2);
    expect(await at(startOfDay(day))).toBe(0);
    expect(await configNow(one)).toMatchObject({
      bizman_first_proof_paise: 700_00,
      offer_hours: 48,
    });
    const past = { key: 'offer_hours', value: 1, effective_on: addDays(day, -9) };
    expect((await propose(one, past)).body).toMatchObject({
      details: { fields: [{ path: 'effective_on', rule: 'future' }] },
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { withActor } from '../../db';
import { readPlatformConfig } from './read-platform-config';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

describe('the figures of the business', () => {
  it('a super admin sets one, admins read it, and the trail says what it was', async () => {
    const actor = await t.person('super_admin');
    const answer = await t.command(
      'platform_config_set',
      { key: 'payable_days', value: 5 },
      { actor },
    );
    expect(answer.body.config).toMatchObject({ payable_days: 5, gst_bps: 1800 });
    const seen = await t.get('/rest/v1/platform_config', { actor: await t.person('admin') });
    expect(seen.body.config).toMatchObject({ payable_days: 5 });
    expect(seen.body.changed).toMatchObject([{ key: 'payable_days' }]);
    const [row] = await t.db.execute(
      "select diff from audit_logs where action = 'platform_config_set' and entity_id = 'payable_days'",
    );
    expect(row?.diff).toEqual({ before: 7, after: 5 });
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
    await t.command('platform_config_set', { key: 'gst_bps', value: 1200 }, { actor });
    await t.command('platform_config_set', { key: 'wave_multiple', value: 9 }, { actor });
    expect((await t.get('/rest/v1/platform_config', { actor: brand })).status).toBe(403);
    const seen = await withActor(t.ports.db, brand, 'read', readPlatformConfig);
    expect([seen.gst_bps, seen.wave_multiple]).toEqual([1200, 3]);
  });

  it('a stranger reckons with the figures of today, and sees no others', async () => {
    const actor = await t.person('super_admin');
    await t.command(
      'platform_config_set',
      { key: 'bizman_activation_paise', value: 60_000 },
      { actor },
    );
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

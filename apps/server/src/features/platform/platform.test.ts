import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { newId } from '../../new-id';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const stat = (overrides = {}) => ({
  id: newId(),
  category: 'landing',
  is_active: true,
  display_order: 1,
  stat_value: '5000+',
  stat_label: 'Stores',
  stat_label_hi: null,
  ...overrides,
});

describe('platform stats', () => {
  it('a super admin can add, change and remove a figure that everyone then sees', async () => {
    const actor = await t.person('super_admin');
    const figure = stat();
    expect((await t.command('platform_stat_save', figure, { actor })).body).toEqual(figure);
    const changed = { ...figure, stat_value: '6000+' };
    await t.command('platform_stat_save', changed, { actor });
    expect((await t.get('/rest/v1/platform_stats?category=landing')).body.items).toContainEqual(
      changed,
    );
    await t.command('platform_stat_delete', { id: figure.id }, { actor });
    expect((await t.get('/rest/v1/platform_stats?category=landing')).body.items).not.toContainEqual(
      changed,
    );
  });

  it.each(['admin', 'brand', 'retailer', 'bizman'] as const)('a %s cannot', async (role) => {
    const actor = await t.person(role);
    expect((await t.command('platform_stat_save', stat(), { actor })).body.code).toBe('FORBIDDEN');
    expect((await t.command('platform_stat_delete', { id: newId() }, { actor })).body.code).toBe(
      'FORBIDDEN',
    );
  });

  it('shows inactive figures to a super admin only', async () => {
    const actor = await t.person('super_admin');
    const hidden = stat({ is_active: false });
    await t.command('platform_stat_save', hidden, { actor });
    const inactive = '/rest/v1/platform_stats?is_active=false';
    expect((await t.get(inactive, { actor })).body.items).toContainEqual(hidden);
    expect((await t.get(inactive)).body.items).toEqual([]);
    expect((await t.get(inactive, { actor: await t.person('brand') })).body.items).toEqual([]);
  });

  it('answers an unchanged list with 304 and lets strangers keep it for five minutes', async () => {
    const first = await t.get('/rest/v1/platform_stats');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    const again = await t.get('/rest/v1/platform_stats', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const own = await t.get('/rest/v1/platform_stats', { actor: await t.person('brand') });
    expect(own.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('removing what is not there says not found', async () => {
    const actor = await t.person('super_admin');
    const answer = await t.command('platform_stat_delete', { id: newId() }, { actor });
    expect([answer.status, answer.body.code]).toEqual([404, 'PGRST116']);
  });
});

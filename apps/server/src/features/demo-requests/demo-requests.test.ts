import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { newId } from '../../new-id';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

let phones = 0;
const request = (overrides = {}) => ({
  id: newId(),
  name: 'Asha Rane',
  phone: `98765${String(10_000 + phones++)}`,
  email: null,
  audience: 'brand',
  city: 'Pune',
  preferred_time: 'morning',
  note: '',
  language: 'hi',
  ...overrides,
});

describe('a request to be shown around', () => {
  it('comes from a stranger, reaches every admin and is marked as handled once', async () => {
    const admin = await t.person('admin');
    const asked = request({ phone: '098765 43210' });
    const answer = await t.command('demo_request_create', asked);
    expect(answer.body).toEqual({ id: asked.id });
    const told = await t.get('/rest/v1/notifications', { actor: admin });
    expect(told.body.items).toMatchObject([
      { type: 'demo_requested', link: '/demo-requests', payload: { name: 'Asha Rane' } },
    ]);
    const list = await t.get('/rest/v1/demo_requests?status=new&search=asha', { actor: admin });
    expect(list.body.items).toMatchObject([
      { id: asked.id, phone: '+919876543210', status: 'new', handled_by_name: null },
    ]);
    const handled = await t.command('demo_request_handle', { id: asked.id }, { actor: admin });
    expect(handled.body).toMatchObject({ status: 'handled', handled_at: expect.any(String) });
    const again = await t.command('demo_request_handle', { id: asked.id }, { actor: admin });
    expect(again.status).toBe(409);
    const left = await t.get('/rest/v1/demo_requests?status=new', { actor: admin });
    expect(left.body.items).toEqual([]);
  });

  it.each(['brand', 'retailer', 'bizman'] as const)('is not for a %s to read', async (role) => {
    const asked = request();
    await t.command('demo_request_create', asked, { actor: await t.person('retailer') });
    const actor = await t.person(role);
    expect((await t.get('/rest/v1/demo_requests', { actor })).body.code).toBe('FORBIDDEN');
    const handle = await t.command('demo_request_handle', { id: asked.id }, { actor });
    expect(handle.body.code).toBe('FORBIDDEN');
  });

  it('is not for strangers to read either', async () => {
    expect((await t.get('/rest/v1/demo_requests')).body.code).toBe('UNAUTHENTICATED');
  });

  it('says which field it does not understand', async () => {
    const answer = await t.command('demo_request_create', request({ phone: '12345', name: ' ' }));
    expect(answer.body.code).toBe('VALIDATION_FAILED');
    expect(JSON.stringify(answer.body.details)).toMatch(/phone/);
  });
});

describe('too many requests', () => {
  it('from one number are refused, whoever sends them', async () => {
    const actor = await t.person('brand');
    const phone = '9123456780';
    for (let i = 0; i < 3; i++) {
      const answer = await t.command('demo_request_create', request({ phone }), { actor });
      expect(answer.status).toBe(200);
    }
    const fourth = await t.command('demo_request_create', request({ phone }), { actor });
    expect(fourth.body.code).toBe('RATE_LIMITED');
  });

  it('from one address are refused, also in a batch', async () => {
    const codes: unknown[] = [];
    for (let i = 0; i < 8; i++) {
      codes.push((await t.command('demo_request_create', request())).body.code);
    }
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    const commands = [{ id: newId(), name: 'demo_request_create', input: request() }];
    const batch = await t.app.request('/functions/v1/batch', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ commands }),
    });
    expect(batch.status).toBe(429);
  });
});

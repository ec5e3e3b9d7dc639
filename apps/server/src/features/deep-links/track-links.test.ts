import type { LinkEvent, LinkReport } from '@chowk/domain/deep-links';
import { type Actor, ANONYMOUS, DAY_MS, MINUTE_MS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';
import { defineSystemStep, withSystem } from '../../db';
import { deepLinkAnalytics } from '../../db/schema/deep-links';
import { newId } from '../../new-id';
import { forgetOldEvents } from './forget-events';

const NOON = Date.parse('2026-11-16T06:30:00Z');
const clock = { ms: NOON };
let t: TestApp;
let store: Actor & { uid: string };
beforeAll(async () => {
  t = await startTestApp({ ports: { nowMs: () => clock.ms } });
  store = await t.person('retailer');
});
afterAll(() => t.close());

const look = defineSystemStep('test.look', 'Tests look at what was stored.');

function stored(actor: Actor & { uid: string }) {
  return withSystem(t.db, ANONYMOUS, look, (tx) =>
    tx.select().from(deepLinkAnalytics).where(eq(deepLinkAnalytics.user_id, actor.uid)),
  );
}

function event(values: Partial<LinkEvent> = {}, atMs = clock.ms): LinkEvent {
  return {
    id: newId(),
    event_type: 'opened',
    link_type: 'deal',
    resource_id: newId(),
    metadata: {
      user_agent: 'Test',
      referrer: 'https://chat.example/',
      timestamp: new Date(atMs).toISOString(),
      screen_size: '360x640',
      viewport_size: '360x580',
    },
    ...values,
  };
}

async function track(actor: Actor, events: unknown, key?: string) {
  return t.command('deep_link_track', { events }, { actor, ...(key ? { key } : {}) });
}

const agree = (actor: Actor, name = 'consent_give') =>
  t.command(
    name,
    { purpose: 'analytics', ...(name === 'consent_give' ? { version: '2026-11' } : {}) },
    { actor },
  );

describe('what becomes of links', () => {
  it('is kept only while the person agrees, and never for somebody signed out', async () => {
    expect((await track(store, [event()])).body).toEqual({ stored: 0 });
    expect(await stored(store)).toEqual([]);
    expect((await agree(store)).status).toBe(200);
    expect((await track(store, [event()])).body).toEqual({ stored: 1 });
    expect((await agree(store, 'consent_withdraw')).status).toBe(200);
    expect((await track(store, [event()])).body).toEqual({ stored: 0 });
    expect(await stored(store)).toHaveLength(1);
    expect((await track(ANONYMOUS, [event()])).body.code).toBe('UNAUTHENTICATED');
    await agree(store);
  });

  it('is stored once however often it is sent, in the same piece or in another', async () => {
    const before = (await stored(store)).length;
    const [key, twice] = [newId(), event()];
    expect((await track(store, [twice], key)).body).toEqual({ stored: 1 });
    const again = await track(store, [twice], key);
    expect(again.body).toEqual({ stored: 1 });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect((await track(store, [twice, event()])).body).toEqual({ stored: 1 });
    expect(await stored(store)).toHaveLength(before + 2);
  });

  it('happened at the latest now, in the sender’s own name, whatever the device says', async () => {
    const other = await t.person('brand');
    const late = event({}, clock.ms + DAY_MS);
    await track(store, [{ ...late, user_id: other.uid }]);
    const row = (await stored(store)).find(({ id }) => id === late.id);
    expect(row?.happened_at.getTime()).toBe(clock.ms);
    expect(await stored(other)).toEqual([]);
  });

  it.each([
    ['nothing', []],
    ['more than fit in one piece', Array.from({ length: 51 }, () => event())],
    ['an unknown type of link', [{ ...event(), link_type: 'wallet' }]],
    ['an unknown event', [{ ...event(), event_type: 'stared_at' }]],
    ['an id that is none', [event({ resource_id: '<script>' })]],
    ['no moment', [{ ...event(), metadata: { ...event().metadata, timestamp: 'soon' } }]],
    [
      'a text without end',
      [{ ...event(), metadata: { ...event().metadata, user_agent: 'x'.repeat(5000) } }],
    ],
  ])('refuses %s', async (_, events) => {
    expect((await track(store, events)).body.code).toBe('VALIDATION_FAILED');
  });
});

describe('the report', () => {
  const report = async (actor: Actor, days = '7') =>
    (await t.get(`/rest/v1/link_report?days=${days}`, { actor })).body as unknown as LinkReport;

  it('counts by type and by day in India, for admins alone', async () => {
    const admin = await t.person('admin');
    const before = await report(admin);
    // Half past midnight in India is still the day before in Greenwich.
    const midnight = Date.parse('2026-11-15T19:00:00Z');
    await track(store, [
      event({ event_type: 'shared', link_type: 'campaign' }, midnight),
      event({ event_type: 'failed', link_type: null, resource_id: null }, midnight - DAY_MS),
      event({ event_type: 'resumed', link_type: 'shop' }, midnight - 30 * DAY_MS),
    ]);
    const after = await report(admin);
    expect(after.days.map(({ day }) => day)).toEqual(
      ['10', '11', '12', '13', '14', '15', '16'].map((day) => `2026-11-${day}`),
    );
    expect(after.days[6]?.shared).toBe((before.days[6]?.shared ?? 0) + 1);
    expect(after.days[5]?.failed).toBe(1);
    const of = (type: string | null) => after.types.find(({ link_type }) => link_type === type);
    expect(of('campaign')).toMatchObject({ shared: 1, opened: 0 });
    expect(of(null)).toMatchObject({ failed: 1 });
    expect(of('shop')).toMatchObject({ resumed: 0 });
    const long = await report(admin, '90');
    expect(long.days).toHaveLength(90);
    expect(long.types.find(({ link_type }) => link_type === 'shop')).toMatchObject({ resumed: 1 });
    expect((await t.get('/rest/v1/link_report?days=365', { actor: admin })).status).toBe(400);
    for (const role of ['brand', 'retailer', 'bizman'] as const) {
      const { body } = await t.get('/rest/v1/link_report', { actor: await t.person(role) });
      expect(body.code, role).toBe('FORBIDDEN');
    }
  });

  it('shows a person their own events in their export; after half a year they are gone', async () => {
    const { body } = await t.get('/rest/v1/data_export', { actor: store });
    const { deep_links } = body.parts as { deep_links: unknown[] };
    const kept = await stored(store);
    expect(deep_links).toHaveLength(kept.length);
    clock.ms += 180 * DAY_MS - MINUTE_MS;
    await forgetOldEvents(t.ports);
    const newest = kept.filter(({ happened_at }) => happened_at.getTime() === NOON);
    expect((await stored(store)).map(({ id }) => id).sort()).toEqual(
      newest.map(({ id }) => id).sort(),
    );
    clock.ms += 2 * MINUTE_MS;
    await forgetOldEvents(t.ports);
    expect(await stored(store)).toEqual([]);
  });
});

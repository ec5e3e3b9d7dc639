import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPushBrowser, verifyVapid } from '../../../test/outside/push-service';
import { type Deliveries, type Person, startDeliveries } from '../../../test/world/deliveries';
import { deviceSubscriptions } from '../../db/schema/notifications';

let t: Deliveries;
beforeAll(async () => {
  t = await startDeliveries();
});
afterAll(() => t.close());
beforeEach(() => t.begin());

describe('pushes', () => {
  it('carry the signature of this server for that service, and little else to read', async () => {
    const signed = await t.person();
    await t.subscribe(signed, '/signed');
    await t.offer(signed);
    await t.run();
    const [{ headers, body } = { headers: {}, body: Buffer.of() }] = t.service.pushed;
    const { public_key } = (await t.get('/rest/v1/push_key', { actor: signed })).body;
    const { sub } = await verifyVapid(
      headers.authorization ?? '',
      String(public_key),
      t.service.origin,
    );
    expect(sub).toBe('mailto:tests@chowk.example');
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(body.toString('latin1')).not.toContain('Diwali');
    expect(body.byteLength).toBeLessThan(2048);
  });

  it('go to every device; those that are gone are forgotten', async () => {
    const many = await t.person();
    for (const path of ['/many-1', '/many-2', '/many-3']) await t.subscribe(many, path);
    t.service.answer('/many-1', 410);
    t.service.answer('/many-2', 404);
    await t.offer(many);
    await t.run();
    expect(t.service.pushed).toHaveLength(3);
    const { items } = (await t.get('/rest/v1/push_devices', { actor: many })).body;
    expect(items).toHaveLength(1);
    t.service.answer('/many-3', 410);
    await t.offer(many);
    await t.run();
    expect(await t.states(many)).toEqual(['push sent', 'push skipped no_device']);
    await t.offer(many);
    expect(await t.states(many)).toHaveLength(2);
  });

  it('are a device’s, which belongs to whoever signed in last, and to nobody else to end', async () => {
    const [first, second, stranger] = [await t.person(), await t.person(), await t.person()];
    const { subscription } = await t.subscribe(first, '/shared');
    await t.command('push_subscribe', subscription, { actor: first });
    const itemsOf = async (actor: Person) =>
      (await t.get('/rest/v1/push_devices', { actor })).body.items as { id: string }[];
    expect(await itemsOf(first)).toHaveLength(1);
    await t.command('push_subscribe', subscription, { actor: second });
    expect(await itemsOf(first)).toEqual([]);
    const [device] = await itemsOf(second);
    const { endpoint } = subscription;
    for (const input of [{ endpoint }, { id: device?.id }]) {
      await t.command('push_unsubscribe', input, { actor: stranger });
    }
    expect(await itemsOf(second)).toHaveLength(1);
    const left = await t.command('push_unsubscribe', { endpoint }, { actor: second });
    expect(left.body).toEqual({ items: [] });
    for (let i = 0; i < 12; i++) await t.subscribe(first, `/heap-${i}`);
    expect(await itemsOf(first)).toHaveLength(10);
  });

  it('are not sent to forged addresses: inside, elsewhere, with a name or keys made up', async () => {
    const forger = await t.person();
    const { keys } = createPushBrowser('').subscription;
    const endpoints = [
      'http://push.example/x',
      'https://10.0.0.7/x',
      'https://169.254.169.254/latest/meta-data',
      'https://[fe80::1]/x',
      'https://[::ffff:10.0.0.1]/x',
      'https://[fd00::1]/x',
      'https://192.168.1.1/x',
      'https://metadata.google.internal/x',
      'https://intranet/x',
      'https://printer.local/x',
      'https://user:word@push.example/x',
      'https://push.example:8080/x',
      'ftp://push.example/x',
      'javascript:alert(1)',
      'not an address',
    ];
    for (const endpoint of endpoints) {
      const answer = await t.command('push_subscribe', { endpoint, keys }, { actor: forger });
      expect([endpoint, answer.status]).toEqual([endpoint, 400]);
    }
    const endpoint = 'https://push.example/x';
    for (const forged of [
      { ...keys, p256dh: 'AAAA' },
      { ...keys, auth: '<script>' },
    ]) {
      const answer = await t.command(
        'push_subscribe',
        { endpoint, keys: forged },
        { actor: forger },
      );
      expect(answer.status).toBe(400);
    }
    const rows = await t.asSystem((tx) =>
      tx.select().from(deviceSubscriptions).where(eq(deviceSubscriptions.profile_id, forger.uid)),
    );
    expect(rows).toEqual([]);
  });
});

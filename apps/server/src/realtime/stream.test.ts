import { setTimeout as pause } from 'node:timers/promises';
import { type Actor, ANONYMOUS } from '@chowk/domain/kernel';
import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import type { Database } from '../db';
import { until } from '../jobs/test/probe-jobs';
import { newId } from '../new-id';
import { audiencesOf } from './audiences';
import { type RealtimeServer, someone, startRealtime, tell } from './test/realtime-server';
import { openStream } from './test/stream-client';

let db: Database;
let server: RealtimeServer;

beforeAll(async () => {
  db = await openTestDatabase();
});
afterEach(() => server.close());
afterAll(() => db.close());

const told = (client: { events: () => { data: { payload?: unknown } }[] }) =>
  client.events().map((each) => each.data.payload);

describe('audiences', () => {
  it('a person receives their own events, and nobody else does', async () => {
    server = await startRealtime(db);
    const [asha, ravi] = [someone('retailer'), someone('retailer')];
    const [hers, his] = await Promise.all([server.open(asha), server.open(ravi)]);
    await Promise.all([hers.waitFor('ready'), his.waitFor('ready')]);
    await tell(db, `person:${asha.uid}`, { for: 'asha' });
    await tell(db, 'everyone', { for: 'all' });
    await until('both heard', () => hers.events().length === 2 && his.events().length === 1);
    expect(told(hers)).toEqual([{ for: 'asha' }, { for: 'all' }]);
    expect(told(his)).toEqual([{ for: 'all' }]);
    expect(hers.events()[0]).toMatchObject({
      event: 'test.told',
      id: expect.stringMatching(/^\d+-\d+$/),
      data: { entityId: null },
    });
  });

  it('a role receives its events; a super admin is an admin too', async () => {
    server = await startRealtime(db);
    const [store, brand, boss] = [someone('retailer'), someone('brand'), someone('super_admin')];
    const clients = await Promise.all([store, brand, boss].map((who) => server.open(who)));
    await Promise.all(clients.map((client) => client.waitFor('ready')));
    await tell(db, 'role:brand', { n: 1 });
    await tell(db, 'role:admin', { n: 2 });
    await tell(db, 'everyone', { n: 3 });
    await until('all heard', () =>
      clients.every(
        (client) => told(client).length > 0 && (told(client).at(-1) as { n: number }).n === 3,
      ),
    );
    expect(clients.map(told)).toEqual([[{ n: 3 }], [{ n: 1 }, { n: 3 }], [{ n: 2 }, { n: 3 }]]);
    expect(audiencesOf(someone())).not.toContain('role:admin');
  });

  it('a failing command sends nothing', async () => {
    server = await startRealtime(db);
    const client = await server.open(someone());
    await client.waitFor('ready');
    const failing = tell(db, 'everyone', {}, () => Promise.reject(new Error('after all not')));
    await expect(failing).rejects.toThrow('after all not');
    await pause(200);
    expect(client.events()).toEqual([]);
  });

  it('nobody receives anything without a session', async () => {
    server = await startRealtime(db);
    for (const token of [undefined, 'made-up']) {
      const { status } = await openStream(server.url, token);
      expect(status).toBe(401);
    }
    expect(server.hub.streamCount()).toBe(0);
  });
});

describe('the stream itself', () => {
  it('has headers that keep proxies and caches away', async () => {
    server = await startRealtime(db);
    const client = await server.open(someone());
    expect(client.status).toBe(200);
    expect(client.headers.get('content-type')).toContain('text/event-stream');
    expect(client.headers.get('cache-control')).toBe('no-store');
    expect(client.headers.get('x-accel-buffering')).toBe('no');
  });

  it('sends heartbeats while quiet, and can be resumed from them', async () => {
    server = await startRealtime(db, { heartbeatMs: 100 });
    const client = await server.open(someone());
    await until('it beat twice', () => client.comments() >= 2);
    expect(client.lastEventId()).toMatch(/^\d{13}-0$/);
  });

  it('is removed when the client disconnects', async () => {
    server = await startRealtime(db);
    const client = await server.open(someone());
    await client.waitFor('ready');
    expect(server.hub.streamCount()).toBe(1);
    client.leave();
    await until('it is forgotten', () => server.hub.streamCount() === 0);
  });

  it('is not opened for a HEAD request', async () => {
    server = await startRealtime(db);
    const authorization = `Bearer ${server.tokenFor(someone())}`;
    const response = await fetch(server.url, { method: 'HEAD', headers: { authorization } });
    expect(response.status).toBe(200);
    expect(server.hub.streamCount()).toBe(0);
  });

  it('says `shutdown` when the server stops and accepts no more', async () => {
    server = await startRealtime(db);
    const who = someone();
    const client = await server.open(who);
    await client.waitFor('ready');
    await server.hub.close();
    expect((await client.waitFor('closed')).data.reason).toBe('shutdown');
    await until('it ended', client.isEnded);
    expect((await server.open(who)).status).toBe(503);
  });

  it('is limited in number per person; the oldest is closed', async () => {
    server = await startRealtime(db, {}, { maxStreamsPerPerson: 2 });
    const who = someone();
    const first = await server.open(who);
    await first.waitFor('ready');
    const other = await server.open(someone());
    for (const client of [await server.open(who), await server.open(who)])
      await client.waitFor('ready');
    expect((await first.waitFor('closed')).data.reason).toBe('too-many-streams');
    expect(server.hub.streamCount()).toBe(3);
    expect(other.isEnded()).toBe(false);
  });
});

describe('the session behind it', () => {
  it('closes the stream when it ends, and nobody else’s', async () => {
    server = await startRealtime(db);
    const [suspended, other] = [someone(), someone()];
    const [client, bystander] = await Promise.all([server.open(suspended), server.open(other)]);
    await client.waitFor('ready');
    server.signOut(suspended);
    await until('it ended', client.isEnded);
    expect((await client.waitFor('closed')).data.reason).toBe('session-ended');
    expect(bystander.isEnded()).toBe(false);
    expect((await server.open(suspended)).status).toBe(401);
  });

  it('closes the stream when the token expires', async () => {
    server = await startRealtime(db, {}, { checkEveryMs: 60_000 });
    const expiresS = Math.floor(Date.now() / 1000) + 2;
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(expiresS)
      .sign(new Uint8Array(32));
    const client = await server.openWithToken(token, someone());
    await client.waitFor('ready');
    expect((await client.waitFor('closed')).data.reason).toBe('token-expired');
    expect(Date.now()).toBeGreaterThanOrEqual(expiresS * 1000);
  });

  it('follows granted and revoked roles', async () => {
    server = await startRealtime(db, {}, { checkEveryMs: 100 });
    const who = someone('retailer');
    const client = await server.open(who);
    await client.waitFor('ready');
    server.change(who, { ...who, roles: ['brand'] });
    await pause(500);
    await tell(db, 'role:retailer', { n: 1 });
    await tell(db, 'role:brand', { n: 2 });
    await until('it heard', () => client.events().length > 0);
    expect(told(client)).toEqual([{ n: 2 }]);
  });

  it('does not open while the second factor is pending, and closes when it becomes required', async () => {
    server = await startRealtime(db, {}, { checkEveryMs: 100 });
    const half: Actor = { ...ANONYMOUS, sessionId: newId(), secondStep: 'show' };
    expect((await server.openWithToken('password-alone', half)).status).toBe(403);
    const who = someone('retailer');
    const client = await server.open(who);
    await client.waitFor('ready');
    server.change(who, half);
    expect((await client.waitFor('closed')).data.reason).toBe('token-expired');
    expect((await server.open(who)).status).toBe(403);
  });
});

import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS } from '@chowk/domain/kernel';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AuthServer, PASSWORD, startAuthServer } from '../../../../test/auth-server';
import { silentLog } from '../../../../test/ports';
import { newId } from '../../../new-id';
import { createRealtimeHub, mountRealtime } from '../../../realtime';
import { createPerson } from '../account/create-person';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../demo/demo-people';
import { seedDemoPeople } from '../demo/seed-demo-people';
import { suspendSessions } from '../sessions/suspend-sessions';
import { createAuthenticator } from './authenticator';

const SEEN_WITHIN_MS = 1000;

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.close());

let count = 0;
async function signedIn(...roles: ('brand' | 'retailer' | 'bizman')[]) {
  count += 1;
  const person = { email: `a${count}@example.com`, password: PASSWORD };
  const { id } = await createPerson(server.ports, { ...person, fullName: 'A', roles });
  const { data } = await server.client().signInWithPassword(person);
  return { id, token: data.session?.access_token ?? '' };
}

const actorFor = (token: string) => server.authenticator.actorFor(token);

describe('who a request is from', () => {
  it('is the person with their roles in the order granted', async () => {
    const { id, token } = await signedIn('retailer', 'bizman', 'brand');
    expect(await actorFor(token)).toEqual({
      uid: id,
      actorId: id,
      roles: ['retailer', 'bizman', 'brand'],
      sessionId: expect.any(String),
      actingForShopId: null,
      authenticatedAtMs: expect.any(Number),
    });
  });

  it('asks the database once for many requests', async () => {
    const { token } = await signedIn('brand');
    const transaction = vi.fn(server.db.transaction);
    const db = { ...server.db, transaction } as typeof server.db;
    const fresh = createAuthenticator({ ...server.deps, ports: { ...server.ports, db } });
    await fresh.actorFor('warm.up.keys');
    await fresh.actorFor(token);
    transaction.mockClear();
    await Promise.all(Array.from({ length: 50 }, () => fresh.actorFor(token)));
    expect(transaction.mock.calls.length).toBeLessThanOrEqual(1);
  });

  it('asks once for all who ask in the same turn, and takes nobody for another', async () => {
    const people = [];
    for (let i = 0; i < 3; i++) people.push(await signedIn(i % 2 === 0 ? 'brand' : 'retailer'));
    const transaction = vi.fn(server.db.transaction);
    const db = { ...server.db, transaction } as typeof server.db;
    const fresh = createAuthenticator({ ...server.deps, ports: { ...server.ports, db } });
    // The signatures are looked at before: what is counted are the questions for sessions.
    await Promise.all(people.map(({ token }) => fresh.actorFor(token)));
    await pause(SEEN_WITHIN_MS);
    transaction.mockClear();
    const actors = await Promise.all(people.map(({ token }) => fresh.actorFor(token)));
    expect(transaction).toHaveBeenCalledOnce();
    expect(actors.map((actor) => actor?.uid)).toEqual(people.map(({ id }) => id));
    expect(actors.map((actor) => actor?.roles[0])).toEqual(
      people.map((_, i) => (i % 2 === 0 ? 'brand' : 'retailer')),
    );
  });

  it.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.'])('is nobody for %j', async (token) => {
    expect(await actorFor(token)).toBeUndefined();
  });

  it('is nobody once the token has run out', async () => {
    const { token } = await signedIn('brand');
    expect(await actorFor(token)).toBeDefined();
    server.clock.advance(61 * MINUTE_MS);
    expect(await actorFor(token)).toBeUndefined();
    server.clock.advance(-61 * MINUTE_MS);
  });

  it('tells a suspended person from one who only signed out, and says nothing of a foreign token', async () => {
    const [gone, left] = [await signedIn('brand'), await signedIn('brand')];
    await suspendSessions(server.db, left.id);
    await server.db.execute("update profiles set status = 'suspended' where id = $1", [gone.id]);
    await suspendSessions(server.db, gone.id);
    const isSuspended = (token: string) => server.authenticator.isSuspended(token);
    expect(await isSuspended(gone.token)).toBe(true);
    expect(await isSuspended(left.token)).toBe(false);
    expect(await isSuspended(`${gone.token.slice(0, -6)}AAAAAA`)).toBe(false);
    server.clock.advance(61 * MINUTE_MS);
    expect(await isSuspended(gone.token)).toBe(false);
    server.clock.advance(-61 * MINUTE_MS);
  });

  it('is nobody for a token of another site or another secret', async () => {
    const { token } = await signedIn('brand');
    const elsewhere = createAuthenticator({ ...server.deps, siteUrl: 'https://other.example' });
    expect(await elsewhere.actorFor(token)).toBeUndefined();
  });
});

describe('within a second', () => {
  const end = (id: string) => suspendSessions(server.db, id);
  const run = (text: string) => async (id: string) => void (await server.db.execute(text, [id]));
  it.each([
    ['a revoked session', end],
    ['a suspended person', run("update profiles set status = 'suspended' where id = $1")],
    ['a banned person', run("update auth.users set banned_until = now() + '1 day' where id = $1")],
    ['a deleted person', run('delete from auth.users where id = $1')],
    [
      'a session past its end',
      run("update auth.sessions set not_after = now() - interval '1 day' where user_id = $1"),
    ],
  ] as const)('%s is refused', async (_name, change) => {
    const { id, token } = await signedIn('brand');
    expect(await actorFor(token)).toBeDefined();
    await change(id);
    await pause(SEEN_WITHIN_MS);
    expect(await actorFor(token)).toBeUndefined();
  });

  it('a lost role is lost', async () => {
    const { id, token } = await signedIn('retailer', 'brand');
    expect((await actorFor(token))?.roles).toEqual(['retailer', 'brand']);
    await server.db.execute("delete from user_roles where user_id = $1 and role = 'retailer'", [
      id,
    ]);
    await pause(SEEN_WITHIN_MS);
    expect((await actorFor(token))?.roles).toEqual(['brand']);
  });
});

describe('the streams of a session', () => {
  it('end with it: suspended, or signed out everywhere; and its devices get no more pushes', async () => {
    const hub = createRealtimeHub({ db: server.db, log: silentLog });
    await hub.start();
    const app = new Hono();
    mountRealtime(app, { hub, authenticator: server.authenticator, checkEveryMs: 50 });
    const [suspended, left, stays] = [await signedIn(), await signedIn(), await signedIn()];
    const open = async ({ id, token }: { id: string; token: string }) => {
      const headers = { authorization: `Bearer ${token}` };
      const { body } = await app.request('/realtime/v1/stream', { headers });
      const sessionId = (await actorFor(token))?.sessionId ?? null;
      await server.db.execute(
        `insert into device_subscriptions (id, profile_id, session_id, endpoint, p256dh, auth)
          values ($1, $2, $3, $4, '', '')`,
        [newId(), id, sessionId, `https://push.example/${id}`],
      );
      return body ? text(body) : '';
    };
    const [first, second, third] = [open(suspended), open(left), open(stays)];
    while (hub.streamCount() < 3) await pause(10);
    await server.db.execute("update profiles set status = 'suspended' where id = $1", [
      suspended.id,
    ]);
    await server.client().admin.signOut(left.token, 'global');
    expect(await first).toContain('"reason":"session-ended"');
    expect(await second).toContain('"reason":"session-ended"');
    expect(hub.streamCount()).toBe(1);
    const devices = await server.db.execute(
      'select profile_id from device_subscriptions where profile_id = any($1::uuid[])',
      [[left.id, stays.id]],
    );
    expect(devices).toEqual([{ profile_id: stays.id }]);
    await hub.close();
    expect(await third).toContain('"reason":"shutdown"');
  });
});

describe('the demo people', () => {
  it('are made once, can sign in, and have their roles', async () => {
    const demo = createAuthenticator({ ...server.deps, ports: { ...server.ports, isDemo: true } });
    expect(await seedDemoPeople(server.ports)).toBe(true);
    expect(await seedDemoPeople(server.ports)).toBe(false);
    for (const { email, roles, fullName } of DEMO_PEOPLE) {
      const { data, error } = await server
        .client()
        .signInWithPassword({ email, password: DEMO_PASSWORD });
      expect(error).toBeNull();
      expect(data.user?.user_metadata).toEqual({ full_name: fullName });
      expect((await demo.actorFor(data.session?.access_token ?? ''))?.roles).toEqual(roles);
    }
  });

  it('get a role that is missing, and keep their password', async () => {
    const [brand] = DEMO_PEOPLE;
    const person = { email: brand?.email ?? '', password: 'another', fullName: 'X' };
    const again = await createPerson(server.ports, { ...person, roles: ['bizman'] });
    expect(again.isNew).toBe(false);
    const { data } = await server
      .client()
      .signInWithPassword({ email: person.email, password: DEMO_PASSWORD });
    await pause(SEEN_WITHIN_MS);
    expect((await actorFor(data.session?.access_token ?? ''))?.roles).toEqual(['brand', 'bizman']);
  });
});

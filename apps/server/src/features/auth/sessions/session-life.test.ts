import { DAY_MS, HOUR_MS, MINUTE_MS, type Role } from '@chowk/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, PASSWORD, startAuthServer } from '../../../../test/auth-server';
import { factorPeople } from '../../../../test/device/authenticator-app';

const RULES = { graceMs: 10_000, staffLifeMs: 12 * HOUR_MS, idleMs: 90 * DAY_MS };

let server: AuthServer;
let people: ReturnType<typeof factorPeople>;
beforeAll(async () => {
  server = await startAuthServer();
  people = factorPeople(server);
});
afterAll(() => server.close());

async function signIn(role: Role) {
  const someone = await people.person(role);
  return { ...someone, client: await someone.signIn() };
}

type SignedIn = Awaited<ReturnType<typeof signIn>>;

const tokenOf = async ({ client }: SignedIn) =>
  (await client.getSession()).data.session?.access_token ?? '';

async function forHours(hours: number, each: () => Promise<void>): Promise<void> {
  for (let hour = 0; hour < hours; hour++) {
    server.clock.advance(HOUR_MS - MINUTE_MS);
    await each();
  }
}

describe('the session of an admin', () => {
  it('ends twelve hours after the sign-in however busy they are: refresh, requests, everything', async () => {
    const admin = await signIn('admin');
    const store = await signIn('retailer');
    const busy = async () => {
      expect((await admin.client.refreshSession()).error).toBeNull();
      expect((await store.client.refreshSession()).error).toBeNull();
    };
    await forHours(12, busy);
    const token = await tokenOf(admin);
    expect((await admin.client.getUser()).error).toBeNull();
    server.clock.advance(20 * MINUTE_MS);
    expect(await server.authenticator.actorFor(token)).toBeUndefined();
    const asked = await fetch(`${server.url}/user`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await asked.json()).toMatchObject({ code: 'session_not_found' });
    const { error } = await admin.client.refreshSession();
    expect(error).toMatchObject({
      code: 'session_expired',
      message: 'Invalid Refresh Token: Session Expired',
    });
    expect((await store.client.refreshSession()).error).toBeNull();
    expect(await server.authenticator.actorFor(await tokenOf(store))).toBeDefined();
  });

  it('ends at once for somebody who is made one after more than twelve hours', async () => {
    const someone = await signIn('retailer');
    await forHours(13, async () => {
      expect((await someone.client.refreshSession()).error).toBeNull();
    });
    await server.db.execute(
      "insert into user_roles (id, user_id, role) values (gen_random_uuid(), $1, 'admin')",
      [someone.id],
    );
    expect((await someone.client.refreshSession()).error).toMatchObject({
      code: 'session_expired',
    });
    const again = await signIn('retailer');
    expect((await again.client.refreshSession()).error).toBeNull();
  });
});

it('an operator may set both figures', async () => {
  const short = await startAuthServer({
    db: server.db,
    ports: { sessionRules: { ...RULES, staffLifeMs: HOUR_MS, idleMs: DAY_MS } },
  });
  const admin = await people.person('super_admin');
  const store = await people.person('retailer');
  const [a, s] = [short.client(), short.client()];
  await a.signInWithPassword({ email: admin.email, password: PASSWORD });
  await s.signInWithPassword({ email: store.email, password: PASSWORD });
  short.clock.advance(HOUR_MS);
  expect((await a.refreshSession()).error).toMatchObject({ code: 'session_expired' });
  expect((await s.refreshSession()).error).toBeNull();
  short.clock.advance(DAY_MS + 1);
  expect((await s.refreshSession()).error).toMatchObject({
    message: 'Invalid Refresh Token: Session Expired (Inactivity)',
  });
  await short.close();
});

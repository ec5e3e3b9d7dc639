import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuthServer,
  memoryStorage,
  PASSWORD,
  startAuthServer,
} from '../../../../test/auth-server';
import { browserFetch } from '../../../../test/device/browser-fetch';
import { createPerson } from '../account/create-person';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterEach(async () => void (await server.db.execute('delete from rate_limits')));
afterAll(() => server.close());

let count = 0;
async function someone() {
  count += 1;
  const email = `known${count}@example.com`;
  await createPerson(server.ports, { email, password: PASSWORD, fullName: 'K', roles: [] });
  return email;
}

function browser(address: string) {
  const jar = browserFetch(address);
  return { ...jar, client: server.client(memoryStorage(), jar.run) };
}

/** As if ten addresses had each guessed ten times. */
async function lockOut(email: string) {
  await browser('203.0.113.1').client.signInWithPassword({ email, password: 'a guess' });
  const locked = await server.db.execute(
    `update rate_limits set empty_at = now() + interval '1 hour'
     where bucket like 'auth:guess:account:%' returning 1`,
  );
  expect(locked.length).toBeGreaterThan(0);
}

const stopped = { status: 429, code: 'over_request_rate_limit' };

describe('however many strangers guess', () => {
  it('the owner comes in on a device they signed in on before', async () => {
    const email = await someone();
    const phone = browser('198.51.100.1');
    await phone.client.signInWithPassword({ email, password: PASSWORD });
    await phone.client.signOut();
    await lockOut(email);
    const again = await phone.client.signInWithPassword({ email, password: PASSWORD });
    expect(again.error).toBeNull();
  });

  it('a device that was never here is stopped, with another’s cookie or a made-up one too', async () => {
    const [email, other] = [await someone(), await someone()];
    const own = browser('198.51.100.1');
    const strangers = browser('198.51.100.2');
    await own.client.signInWithPassword({ email, password: PASSWORD });
    await strangers.client.signInWithPassword({ email: other, password: PASSWORD });
    await lockOut(email);
    const login = { email, password: PASSWORD };
    const unknown = browser('198.51.100.3');
    expect((await unknown.client.signInWithPassword(login)).error).toMatchObject(stopped);
    expect((await strangers.client.signInWithPassword(login)).error).toMatchObject(stopped);
    const [name = ''] = knownIn(own) ?? [];
    const [, foreign = ''] = knownIn(strangers) ?? [];
    for (const value of [foreign, 'AAAA', '']) {
      unknown.cookies.set(name, value);
      expect((await unknown.client.signInWithPassword(login)).error).toMatchObject(stopped);
    }
  });

  it('the known device itself has only so many guesses', async () => {
    const email = await someone();
    const phone = browser('198.51.100.1');
    await phone.client.signInWithPassword({ email, password: PASSWORD });
    const guesses = Array.from({ length: 14 }, (_, i) =>
      phone.client.signInWithPassword({ email, password: `guess ${i}` }),
    );
    const refused = (await Promise.all(guesses)).filter(({ error }) => error?.status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(2);
    // And takes nothing from anybody else.
    const login = { email, password: PASSWORD };
    expect((await browser('198.51.100.1').client.signInWithPassword(login)).error).toBeNull();
  });

  it('a device is known no more once the password is another, but for the one that changed it', async () => {
    const email = await someone();
    const [old, changing] = [browser('198.51.100.1'), browser('198.51.100.2')];
    for (const { client } of [old, changing]) {
      await client.signInWithPassword({ email, password: PASSWORD });
    }
    const password = 'another one here';
    expect((await changing.client.updateUser({ password })).error).toBeNull();
    await lockOut(email);
    const login = { email, password };
    expect((await old.client.signInWithPassword(login)).error).toMatchObject(stopped);
    expect((await changing.client.signInWithPassword(login)).error).toBeNull();
  });

  it('confirming in a live session is not stopped by guesses at the door', async () => {
    const email = await someone();
    const { client } = browser('198.51.100.1');
    await client.signInWithPassword({ email, password: PASSWORD });
    await lockOut(email);
    await server.db.execute("update rate_limits set empty_at = now() + interval '1 hour'");
    const change = { password: 'another one here', current_password: PASSWORD };
    expect((await client.updateUser({ data: { a: 1 } })).error).toBeNull();
    expect((await client.updateUser(change)).error).toBeNull();
  });
});

const knownIn = ({ cookies }: ReturnType<typeof browser>) =>
  [...cookies].find(([name]) => name.startsWith('chowk-known-'));

describe('the cookie of a known device', () => {
  it('is no session, and no script and no other site can read or send it', async () => {
    const email = await someone();
    const answer = await server.post('/token?grant_type=password', { email, password: PASSWORD });
    const cookies = answer.headers.getSetCookie();
    const cookie = cookies.find((each) => /^chowk-known-[\w-]+=[\w-]+;/.test(each)) ?? '';
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Strict/);
    expect(cookie).toMatch(/; Path=\/auth\/v1/);
    expect(cookie).not.toContain(email);
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    expect((await fetch(`${server.url}/user`, { headers })).status).toBe(401);
  });
});

describe('IPv6', () => {
  it('counts a /64 as one caller, and the next as another', async () => {
    const email = await someone();
    const from = (address: string) =>
      server.post(
        '/token?grant_type=password',
        { email, password: 'a guess' },
        { 'x-forwarded-for': address },
      );
    const guesses = Array.from({ length: 14 }, (_, i) => from(`2001:db8:7:7::${i + 1}`));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
    expect((await from('2001:db8:7:8::1')).status).toBe(400);
  });
});

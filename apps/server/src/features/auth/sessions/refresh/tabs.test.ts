import { HOUR_MS } from '@chowk/domain/kernel';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuthServer,
  type MemoryStorage,
  memoryStorage,
  PASSWORD,
  startAuthServer,
} from '../../../../../test/auth-server';
import { isPostgres } from '../../../../../test/database';
import { cookieJar } from '../../../../../test/device/cookie-jar';
import { withAuth } from '../../../../db';
import { createPerson } from '../../account/create-person';
import { readRefreshToken } from './refresh-token';

let server: AuthServer;
const person = { email: 'tabs@example.com', password: PASSWORD };
beforeAll(async () => {
  server = await startAuthServer();
  await createPerson(server.ports, { ...person, fullName: 'Tabs', roles: ['retailer'] });
});
afterAll(() => server.close());

/** Lets requests through at once and holds their replies until the test says so. */
function heldReplies() {
  let release = () => {};
  let arrive = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const fetchHeld: typeof fetch = async (...request) => {
    const answer = await fetch(...request);
    arrive();
    await released;
    return answer;
  };
  return { fetchHeld, arrived, release };
}

function expire(storage: MemoryStorage): string {
  const session = JSON.parse(storage.getItem('session') ?? '{}');
  storage.setItem('session', JSON.stringify({ ...session, expires_at: 1 }));
  return session.refresh_token;
}

async function twoTabs() {
  const storage = memoryStorage();
  await server.client(storage).signInWithPassword(person);
  const token = expire(storage);
  const replies = { a: heldReplies(), b: heldReplies() };
  const a = server.client(storage, replies.a.fetchHeld);
  const b = server.client(storage, replies.b.fetchHeld);
  // Both load the same expired session; A's request reaches the server first.
  const sessionA = a.getSession();
  await replies.a.arrived;
  const sessionB = b.getSession();
  await replies.b.arrived;
  return { storage, token, replies, sessionA, sessionB };
}

describe('two tabs refreshing one expired session', () => {
  it.each([
    ['the first', ['a', 'b']],
    ['the second', ['b', 'a']],
  ] as const)('stay signed in when %s hears back first', async (_name, order) => {
    const { storage, token, replies, sessionA, sessionB } = await twoTabs();
    const answers = { a: sessionA, b: sessionB };
    for (const tab of order) {
      replies[tab].release();
      const { data } = await answers[tab];
      expect(data.session?.user.email).toBe(person.email);
    }
    const stored = JSON.parse(storage.getItem('session') ?? '{}').refresh_token;
    expect(stored).not.toBe(token);
    const next = await server.client(storage).refreshSession();
    expect(next.error).toBeNull();
    expect(next.data.session?.refresh_token).not.toBe(stored);
  });

  it('stay signed in when the network loses the reply', async () => {
    const storage = memoryStorage();
    await server.client(storage).signInWithPassword(person);
    expire(storage);
    let lost = 0;
    const losing: typeof fetch = async (...request) => {
      const answer = await fetch(...request);
      lost += 1;
      if (lost <= 2) throw new TypeError('network lost');
      return answer;
    };
    const { data, error } = await server.client(storage, losing).getSession();
    expect(error).toBeNull();
    expect(readRefreshToken(data.session?.refresh_token ?? '')?.counter).toBe(1);
  });
});

describe('twenty tabs of one browser', () => {
  it('stay signed in, all racing on one token, hour after hour', async () => {
    const storage = memoryStorage();
    const jar = cookieJar();
    await server.client(storage, jar.fetch).signInWithPassword(person);
    for (let hour = 0; hour < 3; hour++) {
      expire(storage);
      const tabs = Array.from({ length: 20 }, () => server.client(storage, jar.fetch));
      const answers = await Promise.all(tabs.map((tab) => tab.getSession()));
      for (const { data } of answers) expect(data.session?.user.email).toBe(person.email);
      server.clock.advance(HOUR_MS);
    }
  });
});

describe('any mixture of tabs at once, on the real database', () => {
  async function refresh(refresh_token: string): Promise<string> {
    const answer = await server.post('/token?grant_type=refresh_token', { refresh_token });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { refresh_token: string }).refresh_token;
  }

  it('always agrees on one newest token', async () => {
    const wave = fc.record({ current: fc.nat(5), previous: fc.nat(3) });
    await fc.assert(
      fc.asyncProperty(fc.array(wave, { minLength: 1, maxLength: 4 }), async (waves) => {
        const { data } = await server.client().signInWithPassword(person);
        let previous = data.session?.refresh_token ?? '';
        let current = await refresh(previous);
        for (const each of waves) {
          const sent = [
            ...Array<string>(each.current).fill(current),
            ...Array<string>(each.previous).fill(previous),
          ];
          const given = new Set(await Promise.all(sent.map(refresh)));
          const before = readRefreshToken(current)?.counter ?? -1;
          const counters = [...given].map((token) => readRefreshToken(token)?.counter);
          // A late tab may still get what was newest when it asked.
          for (const counter of counters) expect([before, before + 1]).toContain(counter);
          if (each.current > 0) {
            previous = current;
            current = [...given].find((t) => readRefreshToken(t)?.counter === before + 1) ?? '';
          }
        }
      }),
      { numRuns: 4 },
    );
  });
});

if (isPostgres)
  describe('a session locked by someone else', () => {
    it('is a 503 after three seconds, and the client gets over it', async () => {
      const client = server.client();
      const { data } = await client.signInWithPassword(person);
      const { sessionId } = readRefreshToken(data.session?.refresh_token ?? '') ?? {};
      let unlock = () => {};
      const until = new Promise<void>((resolve) => {
        unlock = resolve;
      });
      let holder = Promise.resolve();
      await new Promise<void>((locked) => {
        holder = withAuth(server.db, 'write', async (tx) => {
          await tx.execute(`select 1 from auth.sessions where id = '${sessionId}' for update`);
          locked();
          await until;
        });
      });
      const answer = await server.post('/token?grant_type=refresh_token', {
        refresh_token: data.session?.refresh_token,
      });
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('1');
      const refreshed = client.refreshSession();
      unlock();
      await holder;
      expect((await refreshed).error).toBeNull();
    });
  });

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, PASSWORD, startAuthServer } from '../../../../test/auth-server';
import { createPerson } from '../account/create-person';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
  for (const name of ['victim', 'neighbour', 'busy']) {
    const email = `${name}@example.com`;
    await createPerson(server.ports, { email, password: PASSWORD, fullName: name, roles: [] });
  }
});
afterAll(() => server.close());

function signIn(name: string, password: string, address: string) {
  return server.post(
    '/token?grant_type=password',
    { email: `${name}@example.com`, password },
    { 'x-forwarded-for': address },
  );
}

async function statuses(count: number, run: (i: number) => Promise<Response>) {
  const all: number[] = [];
  for (let i = 0; i < count; i++) all.push((await run(i)).status);
  return all;
}

/** As if many had come: counting them out would race with the bucket filling again. */
async function exhaust(buckets: string) {
  const changed = await server.db.execute(
    "update rate_limits set empty_at = now() + interval '1 hour' where bucket like $1 returning 1",
    [buckets],
  );
  expect(changed.length).toBeGreaterThan(0);
}

describe('guessing', () => {
  it('is stopped for one account from one address, known or not, and for nobody else', async () => {
    const known = await statuses(12, (i) => signIn('victim', `guess ${i}`, '10.1.0.1'));
    const unknown = await statuses(12, (i) => signIn('nobody', `guess ${i}`, '10.1.0.1'));
    expect(known.slice(0, 10)).toEqual(Array(10).fill(400));
    expect(known.at(-1)).toBe(429);
    // On a busy machine a minute may pass meanwhile, and let one more through.
    expect(unknown.slice(0, 10)).toEqual(known.slice(0, 10));
    expect(unknown.at(-1)).toBe(429);
    expect((await signIn('victim', PASSWORD, '10.1.0.1')).status).toBe(429);
    expect((await signIn('neighbour', PASSWORD, '10.1.0.1')).status).toBe(200);
    expect((await signIn('victim', PASSWORD, '10.1.0.2')).status).toBe(200);
  });

  it('says when to try again', async () => {
    const answer = await signIn('victim', 'guess', '10.1.0.1');
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await answer.json()).toMatchObject({
      code: 'over_request_rate_limit',
      message: 'Request rate limit reached',
    });
  });

  it('at once is stopped as well as one after another', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, i) => signIn('neighbour', `guess ${i}`, '10.1.0.9')),
    );
    const refused = all.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(8);
    expect(refused.length).toBeLessThanOrEqual(10);
  });

  it('does not count right passwords', async () => {
    const all = await statuses(25, () => signIn('busy', PASSWORD, '10.1.0.3'));
    expect(all).toEqual(Array(25).fill(200));
  });

  it('leaves no address of a person in the counters', async () => {
    const rows = await server.db.execute('select bucket from rate_limits');
    expect(JSON.stringify(rows)).not.toContain('@');
  });
});

describe('signing up', () => {
  it('is limited by address', async () => {
    const signUp = () => server.post('/signup', {}, { 'x-forwarded-for': '10.2.0.1' });
    expect(await statuses(10, signUp)).not.toContain(429);
    await exhaust('auth:sign-up:10.2.0.1');
    expect((await signUp()).status).toBe(429);
    const elsewhere = await server.post('/signup', {}, { 'x-forwarded-for': '10.2.0.2' });
    expect(elsewhere.status).toBe(422);
  });
});

describe('refreshing too often', () => {
  it('is put off with a 503, never a 429, and the session lives on', async () => {
    const signedIn = await signIn('busy', PASSWORD, '10.3.0.1');
    let { refresh_token } = (await signedIn.json()) as { refresh_token: string };
    const refresh = () => server.post('/token?grant_type=refresh_token', { refresh_token });
    for (let i = 0; i < 8; i++) {
      const answer = await refresh();
      expect(answer.status).toBe(200);
      ({ refresh_token } = (await answer.json()) as { refresh_token: string });
    }
    await exhaust('auth:refresh:%');
    const putOff = await refresh();
    expect(putOff.status).toBe(503);
    expect(putOff.headers.get('retry-after')).toMatch(/^\d+$/);
    await server.db.execute("delete from rate_limits where bucket like 'auth:refresh:%'");
    expect((await refresh()).status).toBe(200);
  });
});

import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuthServer, PASSWORD, startAuthServer } from '../../../../test/auth-server';
import { createPerson } from '../account/create-person';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.close());

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

function sessionIdIn(accessToken: string): string {
  const middle = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(middle) as { session_id: string }).session_id;
}

/** A person who signs in twice; `left` is the one they leave without a network. */
async function signInTwice(email: string) {
  const person = { email, password: PASSWORD, fullName: 'Asha', roles: ['retailer' as const] };
  await createPerson(server.ports, person);
  const [left, other] = [server.client(), server.client()];
  for (const client of [left, other]) {
    const { error } = await client.signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
  }
  return { left, other };
}

type Client = Awaited<ReturnType<typeof signInTwice>>['left'];

async function sessionOf(client: Client) {
  const { session } = (await client.getSession()).data;
  if (!session) throw new Error('Nobody is signed in');
  return { ...session, id: sessionIdIn(session.access_token) };
}

const isAlive = async (token: string) =>
  (await fetch(`${server.url}/user`, { headers: { authorization: `Bearer ${token}` } })).ok;

async function sayFarewell(farewell: object): Promise<[number, unknown]> {
  const answer = await fetch(`${server.url}/logout/late`, {
    method: 'POST',
    body: JSON.stringify(farewell),
  });
  return [answer.status, await answer.json()];
}

it('a session left without a network ends by the digest of its token, and no other does', async () => {
  const { left, other } = await signInTwice('late@example.com');
  const [gone, stays] = [await sessionOf(left), await sessionOf(other)];
  const proof = digestOf(gone.refresh_token);
  expect(await sayFarewell({ session_id: gone.id, proof })).toEqual([200, {}]);
  expect(await isAlive(gone.access_token)).toBe(false);
  expect(await isAlive(stays.access_token)).toBe(true);
  // Told twice, as after a lost answer.
  expect(await sayFarewell({ session_id: gone.id, proof })).toEqual([200, {}]);
});

it('ends it too when the device missed the newest token, but not by one long past', async () => {
  const { left, other } = await signInTwice('missed@example.com');
  const first = await sessionOf(left);
  await left.refreshSession();
  const oneBefore = { session_id: first.id, proof: digestOf(first.refresh_token) };
  expect(await sayFarewell(oneBefore)).toEqual([200, {}]);
  expect(await isAlive(first.access_token)).toBe(false);

  const old = await sessionOf(other);
  await other.refreshSession();
  await other.refreshSession();
  await sayFarewell({ session_id: old.id, proof: digestOf(old.refresh_token) });
  expect(await isAlive((await sessionOf(other)).access_token)).toBe(true);
});

it('answers a stranger the same, and ends nothing', async () => {
  const { left, other } = await signInTwice('stranger@example.com');
  const [mine, another] = [await sessionOf(left), await sessionOf(other)];
  const guesses = [
    { session_id: mine.id, proof: digestOf('guess') },
    { session_id: mine.id, proof: digestOf(another.refresh_token) },
    { session_id: mine.id, proof: digestOf(mine.access_token) },
    { session_id: randomUUID(), proof: digestOf(mine.refresh_token) },
  ];
  for (const guess of guesses) expect(await sayFarewell(guess)).toEqual([200, {}]);
  expect(await isAlive(mine.access_token)).toBe(true);
});

it('opens nothing: the digest is no token', async () => {
  const { left } = await signInTwice('digest@example.com');
  const { refresh_token } = await sessionOf(left);
  const answer = await fetch(`${server.url}/token?grant_type=refresh_token`, {
    method: 'POST',
    body: JSON.stringify({ refresh_token: digestOf(refresh_token) }),
  });
  expect(answer.status).toBe(400);
});

it('names what is wrong with a farewell that is none', async () => {
  expect(await sayFarewell({ session_id: 'x', proof: 'y' })).toEqual([
    400,
    expect.objectContaining({ code: 'validation_failed' }),
  ]);
});

import { ANONYMOUS, MINUTE_MS } from '@chowk/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, PASSWORD, startAuthServer } from '../../../../test/auth-server';
import { defineSystemStep, withAuth, withSystem } from '../../../db';
import { createPerson } from '../account/create-person';
import { suspendSessions } from './suspend-sessions';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.close());

let count = 0;
async function newPerson() {
  count += 1;
  const email = `person${count}@example.com`;
  const { id } = await createPerson(server.ports, {
    email,
    password: PASSWORD,
    fullName: 'Person',
    roles: ['retailer'],
  });
  const signIn = async () => {
    const client = server.client();
    const { error } = await client.signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
    return client;
  };
  return { id, email, signIn };
}

type Client = Awaited<ReturnType<Awaited<ReturnType<typeof newPerson>>['signIn']>>;

async function tokenOf(client: Client): Promise<string> {
  const { data } = await client.getSession();
  return data.session?.access_token ?? '';
}

async function isAlive(token: string): Promise<boolean> {
  const answer = await fetch(`${server.url}/user`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.status === 200;
}

describe('who am I', () => {
  it('shows the person with identities and factors', async () => {
    const { id, email, signIn } = await newPerson();
    const { data, error } = await (await signIn()).getUser();
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      id,
      email,
      identities: [{ provider: 'email' }],
      factors: [],
    });
  });

  const withHeader = async (authorization?: string) => {
    const answer = await fetch(`${server.url}/user`, {
      headers: authorization === undefined ? {} : { authorization },
    });
    return [answer.status, ((await answer.json()) as { code: string }).code];
  };

  it('asks for a token, and for a good one', async () => {
    expect(await withHeader()).toEqual([401, 'no_authorization']);
    expect(await withHeader('Basic abc')).toEqual([401, 'no_authorization']);
    expect(await withHeader('Bearer ')).toEqual([401, 'no_authorization']);
    expect(await withHeader('Bearer nonsense')).toEqual([403, 'bad_jwt']);
    expect(await withHeader('Bearer eyJhbGciOiJub25lIn0.e30.')).toEqual([403, 'bad_jwt']);
  });

  it('refuses a token that has run out, in the words the client knows', async () => {
    const { signIn } = await newPerson();
    const token = await tokenOf(await signIn());
    server.clock.advance(61 * MINUTE_MS);
    const { error } = await server.client().getUser(token);
    server.clock.advance(-61 * MINUTE_MS);
    expect(error).toMatchObject({ status: 403, code: 'bad_jwt' });
    expect(error?.message).toMatch(/^invalid JWT/);
  });

  it('notices that the person is gone', async () => {
    const { id, signIn } = await newPerson();
    const client = await signIn();
    await server.db.execute('delete from auth.users where id = $1', [id]);
    const { error } = await client.getUser();
    expect(error).toMatchObject({ status: 403, code: 'user_not_found' });
  });

  it('drops the session on the device when it was ended elsewhere', async () => {
    const { id, signIn } = await newPerson();
    const client = await signIn();
    await suspendSessions(server.db, id);
    const { error } = await client.getUser();
    expect(error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect((await client.getSession()).data.session).toBeNull();
  });

  it('signs a suspended person out at once', async () => {
    const { id, signIn } = await newPerson();
    const client = await signIn();
    await server.db.execute("update profiles set status = 'suspended' where id = $1", [id]);
    const { error } = await client.getUser();
    expect(error).toMatchObject({ name: 'AuthSessionMissingError' });
  });
});

describe('signing out', () => {
  async function threeDevices() {
    const { signIn } = await newPerson();
    const clients = [await signIn(), await signIn(), await signIn()] as const;
    const tokens = await Promise.all(clients.map(tokenOf));
    return {
      mine: clients[0],
      alive: () => Promise.all(tokens.map(isAlive)),
    };
  }

  it.each([
    ['global', [false, false, false]],
    ['local', [false, true, true]],
    ['others', [true, false, false]],
  ] as const)('%s', async (scope, left) => {
    const { mine, alive } = await threeDevices();
    expect(await alive()).toEqual([true, true, true]);
    expect(await mine.signOut({ scope })).toEqual({ error: null });
    expect(await alive()).toEqual(left);
  });

  it('leaves other people signed in', async () => {
    const other = await tokenOf(await (await newPerson()).signIn());
    await (await (await newPerson()).signIn()).signOut();
    expect(await isAlive(other)).toBe(true);
  });

  it('is everywhere unless told otherwise, and answers 204 with nothing', async () => {
    const { signIn } = await newPerson();
    const [first, second] = [await tokenOf(await signIn()), await tokenOf(await signIn())];
    const answer = await server.post('/logout', '', { authorization: `Bearer ${first}` });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(await isAlive(second)).toBe(false);
  });

  it.each([
    ['local', '"cache"'],
    ['global', '"cache"'],
    ['others', null],
  ])('%s clears %s on this device, and never unsent work', async (scope, cleared) => {
    const token = await tokenOf(await (await newPerson()).signIn());
    const authorization = `Bearer ${token}`;
    const answer = await server.post(`/logout?scope=${scope}`, '', { authorization });
    expect(answer.headers.get('clear-site-data')).toBe(cleared);
  });

  it('does not guess what another scope might mean', async () => {
    const token = await tokenOf(await (await newPerson()).signIn());
    const answer = await server.post('/logout?scope=toString', '', {
      authorization: `Bearer ${token}`,
    });
    expect(answer.status).toBe(400);
    expect(await isAlive(token)).toBe(true);
  });

  it('twice is no error for the client', async () => {
    const { id, signIn } = await newPerson();
    const client = await signIn();
    await suspendSessions(server.db, id);
    expect(await client.signOut()).toEqual({ error: null });
  });
});

describe('ending sessions inside another transaction', () => {
  const step = defineSystemStep('test.suspend', 'A command that suspends someone.');

  it('can be done by the system, together with the rest or not at all', async () => {
    const { id, signIn } = await newPerson();
    const token = await tokenOf(await signIn());
    const suspend = (isFailing: boolean) =>
      withSystem(server.db, ANONYMOUS, step, async (tx) => {
        await suspendSessions(tx, id);
        if (isFailing) throw new Error('changed my mind');
      });
    await expect(suspend(true)).rejects.toThrow('changed my mind');
    expect(await isAlive(token)).toBe(true);
    await suspend(false);
    expect(await isAlive(token)).toBe(false);
  });

  it('is all the system can do there', async () => {
    await expect(
      withSystem(server.db, ANONYMOUS, step, (tx) => tx.execute('select * from auth.sessions')),
    ).rejects.toThrow();
    await expect(
      withAuth(server.db, 'read', (tx) => tx.execute('select * from auth.sessions')),
    ).resolves.toBeDefined();
  });
});

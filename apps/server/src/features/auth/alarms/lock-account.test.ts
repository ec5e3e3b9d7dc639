import { DAY_MS, HOUR_MS } from '@chowk/domain/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../test/auth-server';
import { factorPeople } from '../../../../test/device/authenticator-app';
import { type MailServer, startMailServer } from '../../../../test/outside/mail-server';

let server: MailServer;
let people: ReturnType<typeof factorPeople>;
beforeAll(async () => {
  server = await startMailServer();
  people = factorPeople(server);
});
afterEach(() => server.forgetLimits());
afterAll(() => server.close());

type Client = Awaited<ReturnType<Awaited<ReturnType<typeof people.person>>['signIn']>>;

async function someone() {
  const person = await people.person('retailer');
  await server.db.execute(
    "insert into payout_details (profile_id, upi_masked) values ($1, 'na•••@okbank')",
    [person.id],
  );
  return { ...person, client: await person.signIn() };
}

const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';
const lock = async (token: string) => (await server.post('/not-me', { token })).status;

async function changePassword(client: Client, email: string): Promise<string> {
  expect((await client.updateUser({ password: 'another horse' })).error).toBeNull();
  return (await server.mailbox.next(email, 'password-changed')).link;
}

const frozen = async (id: string) =>
  (await server.db.execute('select frozen_at from payout_details where profile_id = $1', [id]))[0]
    ?.frozen_at;

const sessionsOf = async (id: string) =>
  (await server.db.execute('select 1 from auth.sessions where user_id = $1', [id])).length;

const signIn = (email: string, password: string) =>
  server.client().signInWithPassword({ email, password });

describe('“this was not me”', () => {
  it('ends all sessions, voids the new password and freezes payouts, without a sign-in', async () => {
    const { id, email, client } = await someone();
    const bystander = await someone();
    const link = await changePassword(client, email);
    expect(await lock(tokenIn(link))).toBe(200);
    expect(await sessionsOf(id)).toBe(0);
    for (const password of [PASSWORD, 'another horse']) {
      expect((await signIn(email, password)).error).toMatchObject({ code: 'invalid_credentials' });
    }
    expect(await frozen(id)).not.toBeNull();
    expect(await frozen(bystander.id)).toBeNull();
    expect(await sessionsOf(bystander.id)).toBe(1);
    const trail = await server.db.execute(
      "select diff->>'change' as change from audit_logs where action = 'account_lock' and entity_id = $1",
      [id],
    );
    expect(trail).toEqual([{ change: 'password-changed' }]);
  });

  it('freezes the money of somebody who never said where payouts go', async () => {
    const { id, email, client } = await someone();
    await server.db.execute('delete from payout_details where profile_id = $1', [id]);
    await lock(tokenIn(await changePassword(client, email)));
    expect(await frozen(id)).toEqual(expect.anything());
  });

  it('leads its owner back in, by the mailbox', async () => {
    const { email, client } = await someone();
    await lock(tokenIn(await changePassword(client, email)));
    const back = server.client();
    await back.resetPasswordForEmail(email);
    const { code } = await server.mailbox.next(email, 'recover');
    expect((await back.verifyOtp({ type: 'recovery', email, token: code })).error).toBeNull();
    expect((await back.updateUser({ password: 'my own horse' })).error).toBeNull();
    expect((await signIn(email, 'my own horse')).error).toBeNull();
  });

  it('puts back the address and takes away the factor a stranger added, by whichever mail', async () => {
    const { id, email, client } = await someone();
    const newEmail = `thief.${email}`;
    const factor = await people.enroll(client);
    await people.prove(client, factor);
    const link = (await server.mailbox.next(email, 'factor-added')).link;
    await server.db.execute(
      "update auth.users set new_email = $2, email_change_accepted = 'current' where id = $1",
      [id, newEmail],
    );
    await client.updateUser({ email: newEmail });
    const current = await server.mailbox.next(email, 'email-change-current');
    const fresh = await server.mailbox.next(newEmail, 'email-change-new');
    await server.open(current.link);
    await client.verifyOtp({ type: 'email_change', email: newEmail, token: fresh.code });
    await server.mailbox.next(email, 'email-changed');
    expect(await lock(tokenIn(link))).toBe(200);
    const [user] = await server.db.execute(
      'select email, email_confirmed_at is not null as proved from auth.users where id = $1',
      [id],
    );
    expect(user).toEqual({ email, proved: true });
    const left = await server.db.execute('select 1 from auth.factors where user_id = $1', [id]);
    expect(left).toEqual([]);
  });

  it('leaves alone what was changed long before', async () => {
    const { id, email, client } = await someone();
    const factor = await people.enroll(client);
    await people.prove(client, factor);
    server.clock.advance(2 * HOUR_MS);
    await client.refreshSession();
    await people.prove(client, factor);
    await lock(tokenIn(await changePassword(client, email)));
    const left = await server.db.execute('select 1 from auth.factors where user_id = $1', [id]);
    expect(left).toHaveLength(1);
  });

  it('works once: pressed again after its owner is back it changes nothing', async () => {
    const { id, email, client } = await someone();
    const token = tokenIn(await changePassword(client, email));
    await lock(token);
    await server.db.execute('update payout_details set frozen_at = null where profile_id = $1', [
      id,
    ]);
    expect(await lock(token)).toBe(200);
    expect(await frozen(id)).toBeNull();
  });

  it('cannot be made up, opened by a GET, or used after a month', async () => {
    const { id, email, client } = await someone();
    const link = await changePassword(client, email);
    expect((await fetch(`${server.url}/not-me${new URL(link).search}`)).status).toBe(404);
    expect(await lock('')).toBe(403);
    expect(await lock(Buffer.from(id).toString('base64url'))).toBe(403);
    expect(await lock(`${tokenIn(link)}x`.slice(1))).toBe(403);
    server.clock.advance(31 * DAY_MS);
    expect(await lock(tokenIn(link))).toBe(403);
    server.clock.advance(-31 * DAY_MS);
    expect(await sessionsOf(id)).toBe(1);
    expect(await frozen(id)).toBeNull();
  });
});

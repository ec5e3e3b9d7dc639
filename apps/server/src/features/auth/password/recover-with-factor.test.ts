import { afterAll, beforeAll, expect, it } from 'vitest';
import { factorPeople } from '../../../../test/device/authenticator-app';
import { type MailServer, startMailServer } from '../../../../test/outside/mail-server';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

it('a mailbox alone does not change the password of somebody with a second factor', async () => {
  const people = factorPeople(server);
  const { email, signIn } = await people.person('brand');
  const owner = await signIn();
  const factor = await people.enroll(owner);
  await people.prove(owner, factor);

  const client = server.client();
  expect((await client.resetPasswordForEmail(email)).error).toBeNull();
  const { link } = await server.mailbox.next(email, 'recover');
  const { to } = await server.open(link);
  const { error } = await client.exchangeCodeForSession(to.searchParams.get('code') ?? '');
  expect(error).toBeNull();
  expect(await people.levelOf(client)).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'recovery' }],
  });
  const password = 'another horse';
  expect((await client.updateUser({ password })).error).toMatchObject({
    status: 401,
    code: 'insufficient_aal',
  });
  expect((await people.prove(client, factor)).error).toBeNull();
  expect(await people.levelOf(client)).toMatchObject({
    currentAuthenticationMethods: [{ method: 'totp' }, { method: 'recovery' }],
  });
  expect((await client.updateUser({ password })).error).toBeNull();
  expect((await owner.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  expect((await server.client().signInWithPassword({ email, password })).error).toBeNull();
});

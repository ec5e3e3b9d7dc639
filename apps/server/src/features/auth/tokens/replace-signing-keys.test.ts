import { SECOND_MS } from '@chowk/domain/kernel';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuthServer, startAuthServer, TEST_SECRET } from '../../../../test/auth-server';
import { factorPeople } from '../../../../test/device/authenticator-app';
import { keyStore } from './keyring';
import { replaceSigningKeys } from './replace-signing-keys';
import { KEYRING_AGE_MS, rotateSigningKey } from './signing-keys';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.close());

const listedKids = async () => {
  const answer = await fetch(`${server.url}/.well-known/jwks.json`);
  const { keys } = (await answer.json()) as { keys: { kid: string }[] };
  return keys.map(({ kid }) => kid);
};

it('withdraws every key at once: old tokens die, people stay signed in', async () => {
  const store = keyStore(server.ports, TEST_SECRET);
  const someone = await factorPeople(server).person('brand');
  const client = await someone.signIn();
  const tokenOf = async () => (await client.getSession()).data.session?.access_token ?? '';
  const old = await tokenOf();
  // Seen and remembered before the key was withdrawn.
  expect(await server.authenticator.actorFor(old)).toMatchObject({ uid: someone.id });
  // One that is waiting to sign may be stolen too.
  await rotateSigningKey(store);
  expect(await replaceSigningKeys(store)).toBe(2);
  server.clock.advance(KEYRING_AGE_MS + SECOND_MS);

  expect(await server.authenticator.actorFor(old)).toBeUndefined();
  const answer = await fetch(`${server.url}/user`, { headers: { authorization: `Bearer ${old}` } });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
    403,
    'bad_jwt',
  ]);
  expect((await client.refreshSession()).error).toBeNull();
  const fresh = await tokenOf();
  const { kid } = decodeProtectedHeader(fresh);
  expect(kid).not.toBe(decodeProtectedHeader(old).kid);
  expect(await listedKids()).toEqual([kid]);
  expect(await server.authenticator.actorFor(fresh)).toMatchObject({ uid: someone.id });
  expect((await client.getClaims()).data?.claims.sub).toBe(someone.id);
});

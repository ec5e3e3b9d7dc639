import { MINUTE_MS } from '@chowk/domain/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AuthServer,
  PASSWORD,
  startAuthServer,
  TEST_SECRET,
} from '../../../../test/auth-server';
import { openTestDatabase } from '../../../../test/database';
import type { Database } from '../../../db';
import { createKeyring, keyStore } from './keyring';
import {
  ensureFirstKey,
  KEEP_AFTER_RETIRING_MS,
  PUBLISH_LEAD_MS,
  rotateSigningKey,
} from './signing-keys';

let db: Database;
let server: AuthServer;
let person = 0;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.execute('delete from auth.signing_keys');
  server = await startAuthServer({ db });
});
afterEach(() => server.close());
afterAll(() => db.close());

async function signedUp() {
  person += 1;
  const client = server.client();
  await client.signUp({ email: `p${person}@example.com`, password: PASSWORD });
  const { data } = await client.getSession();
  return { client, token: data.session?.access_token ?? '' };
}

async function jwks() {
  const answer = await fetch(`${server.url}/.well-known/jwks.json`);
  const { keys } = (await answer.json()) as { keys: { kid: string }[] };
  return { keys, kids: keys.map(({ kid }) => kid), headers: answer.headers };
}

const kidOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid as string;

describe('the keys', () => {
  it('are listed without their private half, for ten minutes', async () => {
    const { keys, headers } = await jwks();
    expect(headers.get('cache-control')).toBe('public, max-age=600');
    expect(keys).toHaveLength(1);
    expect(keys[0]).toEqual({
      kty: 'EC',
      crv: 'P-256',
      x: expect.any(String),
      y: expect.any(String),
      kid: expect.any(String),
      alg: 'ES256',
      use: 'sig',
      key_ops: ['verify'],
    });
    const [row] = await server.db.execute('select private_jwk from auth.signing_keys');
    expect(Buffer.from(row?.private_jwk as Uint8Array).includes('"d"')).toBe(false);
  });

  it('are one and the same when several processes start together', async () => {
    const store = keyStore(server.ports, TEST_SECRET);
    await Promise.all(Array.from({ length: 5 }, () => ensureFirstKey(store)));
    const rings = Array.from({ length: 3 }, () => createKeyring(store));
    const kids = await Promise.all(rings.map(async (ring) => (await ring.signer()).kid));
    expect(new Set(kids).size).toBe(1);
    expect((await jwks()).kids).toEqual([kids[0]]);
  });

  it('cannot be used with another secret, which is said plainly', async () => {
    await jwks();
    const ring = createKeyring(keyStore(server.ports, 'not the secret it was sealed with'));
    await expect(ring.signer()).rejects.toThrow(/CHOWK_SECRET/);
  });
});

describe('getClaims of the real client', () => {
  it('verifies with the listed key and refuses a changed payload', async () => {
    const { client, token } = await signedUp();
    const { data } = await client.getClaims();
    expect(data?.claims.role).toBe('authenticated');
    const [head, payload = '', signature] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' }));
    const { error } = await client.getClaims(
      `${head}.${forged.toString('base64url')}.${signature}`,
    );
    expect(error).toMatchObject({ name: 'AuthInvalidJwtError', message: 'Invalid JWT signature' });
  });

  it('falls back to asking the server when it does not know the key', async () => {
    const { client, token } = await signedUp();
    const [, payload, signature] = token.split('.');
    const head = Buffer.from(JSON.stringify({ alg: 'ES256', kid: 'made-up', typ: 'JWT' }));
    const { error } = await client.getClaims(
      `${head.toString('base64url')}.${payload}.${signature}`,
    );
    expect(error).toMatchObject({ status: 403, code: 'bad_jwt' });
  });
});

describe('rotation', () => {
  const rotate = () => rotateSigningKey(keyStore(server.ports, TEST_SECRET));

  it('publishes twenty minutes before it signs, and keeps the old key while its tokens live', async () => {
    const before = await signedUp();
    const oldKid = kidOf(before.token);
    const { kid: newKid } = await rotate();
    server.clock.advance(MINUTE_MS);
    expect((await jwks()).kids.sort()).toEqual([oldKid, newKid].sort());
    server.clock.advance(20 * MINUTE_MS);
    const late = await signedUp();
    expect(kidOf(late.token)).toBe(oldKid);

    server.clock.advance(PUBLISH_LEAD_MS - 21 * MINUTE_MS);
    expect(kidOf((await signedUp()).token)).toBe(newKid);
    expect(await server.authenticator.actorFor(late.token)).toBeDefined();
    expect((await late.client.getUser()).error).toBeNull();

    server.clock.advance(KEEP_AFTER_RETIRING_MS - MINUTE_MS);
    expect((await jwks()).kids).toContain(oldKid);
    server.clock.advance(2 * MINUTE_MS);
    expect((await jwks()).kids).toEqual([newKid]);
  });

  it('asked for by several at once makes one new key', async () => {
    await jwks();
    const all = await Promise.all([rotate(), rotate(), rotate()]);
    expect(new Set(all.map(({ kid }) => kid)).size).toBe(1);
    const rows = await server.db.execute('select kid from auth.signing_keys');
    expect(rows).toHaveLength(2);
  });

  it('forgets keys whose time is over', async () => {
    await jwks();
    const forAges = PUBLISH_LEAD_MS + KEEP_AFTER_RETIRING_MS + MINUTE_MS;
    for (let i = 0; i < 3; i++) {
      await rotate();
      server.clock.advance(forAges);
    }
    const rows = await server.db.execute('select kid from auth.signing_keys');
    expect(rows.length).toBeLessThanOrEqual(2);
    expect((await jwks()).kids).toHaveLength(1);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, PASSWORD, startAuthServer } from '../../../../../test/auth-server';
import { SESSION_RULES } from '../../../../session-rules';
import { createPerson } from '../../account/create-person';
import { newRefreshKey, readRefreshToken, writeRefreshToken } from './refresh-token';

const { graceMs: GRACE_MS, idleMs: IDLE_MS } = SESSION_RULES;

let server: AuthServer;
const email = 'asha@example.com';
beforeAll(async () => {
  server = await startAuthServer();
  await createPerson(server.ports, {
    email,
    password: PASSWORD,
    fullName: 'Asha',
    roles: ['brand'],
  });
});
afterAll(() => server.close());

interface Body {
  readonly refresh_token: string;
  readonly access_token: string;
  readonly code?: string;
  readonly message?: string;
}

async function signInAnew(): Promise<string> {
  const answer = await server.post('/token?grant_type=password', { email, password: PASSWORD });
  return ((await answer.json()) as Body).refresh_token;
}

async function refresh(refresh_token: unknown) {
  const answer = await server.post('/token?grant_type=refresh_token', { refresh_token });
  return { status: answer.status, body: (await answer.json()) as Body };
}

async function rotate(token: string): Promise<string> {
  const { status, body } = await refresh(token);
  expect(status).toBe(200);
  return body.refresh_token;
}

/** Whose key this process has seen is refreshed by a statement of its own; nobody may notice. */
describe.each([
  { whose: 'a session new to this process', isKnown: false },
  { whose: 'a session it has refreshed', isKnown: true },
])('refreshing $whose', ({ isKnown }) => {
  async function signIn(): Promise<string> {
    const token = await signInAnew();
    return isKnown ? rotate(token) : token;
  }

  it('moves on by one each time and brings the person along', async () => {
    const first = await signIn();
    const { body } = await refresh(first);
    const [before, after] = [first, body.refresh_token].map(readRefreshToken);
    expect([before?.counter, after?.counter]).toEqual(isKnown ? [1, 2] : [0, 1]);
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email } });
    expect(body).not.toHaveProperty('expires_at');
  });

  it('answers twenty at once with one new token, all well', async () => {
    const token = await signIn();
    const all = await Promise.all(Array.from({ length: 20 }, () => refresh(token)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(all.map(({ body }) => body.refresh_token)).size).toBe(1);
    expect(all[0]?.body.refresh_token).not.toBe(token);
  });

  it('forgives the token before for ten seconds, and then ends the session', async () => {
    const first = await signIn();
    const second = await rotate(first);
    server.clock.advance(GRACE_MS - 2000);
    expect(await rotate(first)).toBe(second);
    server.clock.advance(GRACE_MS);
    expect((await refresh(first)).body.code).toBe('refresh_token_already_used');
    expect((await refresh(second)).body.code).toBe('refresh_token_not_found');
  });

  it('forgives older ones for ten seconds', async () => {
    const first = await signIn();
    const third = await rotate(await rotate(first));
    server.clock.advance(GRACE_MS - 2000);
    expect(await rotate(first)).toBe(third);
  });

  it('ends the session when an older one comes back later, and says so in the audit', async () => {
    const first = await signIn();
    const third = await rotate(await rotate(first));
    server.clock.advance(GRACE_MS);
    const { status, body } = await refresh(first);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'refresh_token_already_used',
      message: 'Invalid Refresh Token: Already Used',
    });
    const owner = await refresh(third);
    expect(owner.body.code).toBe('refresh_token_not_found');
    const sessionId = readRefreshToken(first)?.sessionId;
    const audit = await server.db.execute('select action from audit_logs where entity_id = $1', [
      sessionId,
    ]);
    expect(audit).toEqual([{ action: 'session_revoke_reused' }]);
  });

  it('refuses what was given below the level reached since', async () => {
    const first = await signIn();
    const { sessionId } = readRefreshToken(first) ?? {};
    await server.db.execute(
      'update auth.sessions set refresh_counter = 2, min_counter = 2, refreshed_at = $2 where id = $1',
      [sessionId, new Date(server.clock.nowMs()).toISOString()],
    );
    const { body } = await refresh(first);
    expect(body.code).toBe('refresh_token_already_used');
    const alive = await server.db.execute('select 1 from auth.sessions where id = $1', [sessionId]);
    expect(alive).toHaveLength(1);
  });

  it.each([
    ['nothing', undefined, 'validation_failed'],
    ['words', 'hello', 'validation_failed'],
    ['a number', 7, 'validation_failed'],
    [
      'an unknown session',
      writeRefreshToken(crypto.randomUUID(), 0, newRefreshKey()),
      'refresh_token_not_found',
    ],
  ])('refuses %s', async (_name, token, code) => {
    const { status, body } = await refresh(token);
    expect(status).toBe(400);
    expect(body.code).toBe(code);
  });

  it('refuses a token forged for a real session', async () => {
    const { sessionId = '', counter = 0 } = readRefreshToken(await signIn()) ?? {};
    const { body } = await refresh(writeRefreshToken(sessionId, counter, newRefreshKey()));
    expect(body.code).toBe('refresh_token_not_found');
  });

  it('refuses a counter that was never handed out', async () => {
    const token = await signIn();
    const { sessionId } = readRefreshToken(token) ?? {};
    const second = await rotate(token);
    await server.db.execute('update auth.sessions set refresh_counter = 0 where id = $1', [
      sessionId,
    ]);
    expect((await refresh(second)).body.code).toBe('refresh_token_not_found');
  });

  it('ends with the session', async () => {
    const token = await signIn();
    const { sessionId } = readRefreshToken(token) ?? {};
    await server.db.execute(
      "update auth.sessions set not_after = now() - interval '1 hour' where id = $1",
      [sessionId],
    );
    const { status, body } = await refresh(token);
    expect([status, body.code]).toEqual([400, 'session_expired']);
    expect(body.message).toBe('Invalid Refresh Token: Session Expired');
  });

  it('ends when nobody came for months', async () => {
    const token = await signIn();
    server.clock.advance(IDLE_MS + 1);
    const { body } = await refresh(token);
    server.clock.advance(-IDLE_MS - 1);
    expect(body.message).toBe('Invalid Refresh Token: Session Expired (Inactivity)');
  });

  it('ends with the standing of the person', async () => {
    const person = { email: `out-${isKnown}@example.com`, password: PASSWORD };
    const { id } = await createPerson(server.ports, { ...person, fullName: 'Out', roles: [] });
    const client = server.client();
    await client.signInWithPassword(person);
    if (isKnown) await client.refreshSession();
    await server.db.execute("update profiles set status = 'suspended' where id = $1", [id]);
    const { error } = await client.refreshSession();
    expect(error).toMatchObject({ name: 'AuthSessionMissingError' });
    const left = await server.db.execute('select 1 from auth.sessions where user_id = $1', [id]);
    expect(left).toEqual([]);
  });

  it('keeps no key of a session in the clear', async () => {
    const token = await signIn();
    const { sessionId = '', counter = 0 } = readRefreshToken(token) ?? {};
    const [row] = await server.db.execute('select refresh_key from auth.sessions where id = $1', [
      sessionId,
    ]);
    const stored = row?.refresh_key as Uint8Array;
    expect(stored.length).toBeGreaterThan(32);
    expect(writeRefreshToken(sessionId, counter, stored)).not.toBe(token);
  });
});

import { MINUTE_MS, SECOND_MS } from '@chowk/domain/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../../../../test/auth-server';
import { factorPeople } from '../../../../test/device/authenticator-app';

let server: AuthServer;
let people: ReturnType<typeof factorPeople>;
beforeAll(async () => {
  server = await startAuthServer();
  people = factorPeople(server);
});
afterEach(async () => void (await server.db.execute('delete from rate_limits')));
afterAll(() => server.close());

describe('an authenticator app as second factor', () => {
  it('is begun with a QR code and a secret, and takes effect with its first code', async () => {
    const client = await (await people.person()).signIn();
    const { data, error } = await client.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'My phone',
      issuer: 'Chowk & Co',
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'My phone' });
    const { qr_code, secret, uri } = data?.totp ?? { qr_code: '', secret: '', uri: '' };
    const svg = qr_code.replace('data:image/svg+xml;utf-8,', '');
    expect(svg).toMatch(/^<svg [^#%]*<\/svg>$/);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Chowk%20%26%20Co:factor\d+%40example\.com\?/);
    expect(Object.fromEntries(new URL(uri).searchParams)).toEqual({
      secret,
      issuer: 'Chowk & Co',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(await people.levelOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });

    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    const done = await people.prove(client, { id: data?.id ?? '', secret });
    expect(done.error).toBeNull();
    expect(done.data).toMatchObject({
      token_type: 'bearer',
      user: { factors: [{ id: data?.id }] },
    });
    expect(events).toContain('MFA_CHALLENGE_VERIFIED');
    const level = await people.levelOf(client);
    expect(level).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(level?.currentAuthenticationMethods).toMatchObject([
      { method: 'totp' },
      { method: 'password' },
    ]);
    const listed = await client.mfa.listFactors();
    expect(listed.data?.totp).toEqual([
      {
        id: data?.id,
        factor_type: 'totp',
        status: 'verified',
        friendly_name: 'My phone',
        created_at: expect.any(String),
        updated_at: expect.any(String),
        last_challenged_at: expect.any(String),
      },
    ]);
  });

  it('leaves no secret readable in the database', async () => {
    const client = await (await people.person()).signIn();
    const { secret } = await people.enroll(client);
    const rows = await server.db.execute('select * from auth.factors');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('signs out whoever has shown less, and keeps whoever has shown as much', async () => {
    const someone = await people.person();
    const [one, two, thief] = [
      await someone.signIn(),
      await someone.signIn(),
      await someone.signIn(),
    ];
    const factor = await people.enroll(one);
    await people.prove(one, factor);
    expect((await thief.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect((await two.getUser()).error).not.toBeNull();
    const three = await someone.signIn();
    expect(await people.levelOf(three)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect((await people.prove(three, factor)).error).toBeNull();
    expect((await one.getUser()).error).toBeNull();
    expect((await three.getUser()).error).toBeNull();
  });

  it('leaves refresh tokens from before without effect, however fresh', async () => {
    const client = await (await people.person()).signIn();
    const before = (await client.getSession()).data.session?.refresh_token ?? '';
    const factor = await people.enroll(client);
    await people.prove(client, factor);
    const old = await server.post('/token?grant_type=refresh_token', { refresh_token: before });
    expect(old.status).toBe(400);
    expect(await old.json()).toMatchObject({ code: 'refresh_token_already_used' });
    const { data, error } = await client.refreshSession();
    expect(error).toBeNull();
    expect(await people.levelOf(client)).toMatchObject({ currentLevel: 'aal2' });
    expect(data.user?.factors).toHaveLength(1);
  });

  it('takes a code once, even from many at once, and never an older one', async () => {
    const client = await (await people.person()).signIn();
    const factor = await people.enroll(client);
    await people.prove(client, factor);
    const replay = { factorId: factor.id, code: people.codeOf(factor.secret) };
    expect((await client.mfa.challengeAndVerify(replay)).error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    });
    const older = { factorId: factor.id, code: people.codeOf(factor.secret, -30 * SECOND_MS) };
    expect((await client.mfa.challengeAndVerify(older)).error).not.toBeNull();
    people.later();
    const code = people.codeOf(factor.secret);
    const asked = await Promise.all(
      [1, 2, 3, 4].map(() => client.mfa.challenge({ factorId: factor.id })),
    );
    const token = (await client.getSession()).data.session?.access_token;
    const answers = await Promise.all(
      asked.map(({ data }) =>
        server.post(
          `/factors/${factor.id}/verify`,
          { challenge_id: data?.id, code },
          { authorization: `Bearer ${token}` },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });
});

describe('a challenge', () => {
  it('is good for one right answer, five wrong ones, five minutes and one session', async () => {
    const someone = await people.person();
    const client = await someone.signIn();
    const factor = await people.enroll(client);
    const ask = async (by = client) =>
      (await by.mfa.challenge({ factorId: factor.id })).data?.id ?? '';
    const answer = async (challengeId: string, code: string, by = client) =>
      (await by.mfa.verify({ factorId: factor.id, challengeId, code })).error;

    const first = await ask();
    people.later();
    expect(await answer(first, people.codeOf(factor.secret))).toBeNull();
    people.later();
    expect(await answer(first, people.codeOf(factor.secret))).toMatchObject({
      code: 'mfa_ip_address_mismatch',
    });
    const late = await ask();
    server.clock.advance(5 * MINUTE_MS + SECOND_MS);
    expect(await answer(late, people.codeOf(factor.secret))).toMatchObject({
      status: 422,
      code: 'mfa_challenge_expired',
    });
    const guessed = await ask();
    for (let tries = 0; tries < 5; tries++) {
      expect(await answer(guessed, '000000')).toMatchObject({ code: 'mfa_verification_failed' });
    }
    expect(await answer(guessed, people.codeOf(factor.secret))).toMatchObject({
      code: 'mfa_challenge_expired',
    });
    const other = await someone.signIn();
    expect(await answer(await ask(), people.codeOf(factor.secret), other)).toMatchObject({
      status: 422,
      code: 'mfa_ip_address_mismatch',
    });
    const nowhere = '0190a0a0-0000-7000-8000-000000000000';
    for (const unknown of [nowhere, 'x']) {
      expect(await answer(unknown, '123456')).toMatchObject({
        status: 422,
        code: 'mfa_factor_not_found',
      });
    }
    expect(await answer(await ask(), ' ')).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Code needs to be non-empty',
    });
  });

  it('says when it ends, in seconds', async () => {
    const client = await (await people.person()).signIn();
    const { id } = await people.enroll(client);
    const { data } = await client.mfa.challenge({ factorId: id });
    const inS = (data?.expires_at ?? 0) - server.clock.nowMs() / SECOND_MS;
    expect(data?.type).toBe('totp');
    expect(Math.abs(inS - 300)).toBeLessThan(30);
  });

  it('cannot be asked for, nor answered, too often', async () => {
    const someone = await people.person();
    const client = await someone.signIn();
    const { id: factorId, secret } = await people.enroll(client);
    const { data } = await client.mfa.challenge({ factorId });
    const guess = { factorId, challengeId: data?.id ?? '', code: '000000' };
    expect((await client.mfa.verify(guess)).error).toMatchObject({
      code: 'mfa_verification_failed',
    });
    // As if many had come: counting them out would race with the bucket filling again.
    const full = await server.db.execute(
      "update rate_limits set empty_at = now() + interval '1 hour' where bucket ~ '^auth:(factor|code)' returning bucket",
    );
    expect(full.length).toBeGreaterThanOrEqual(4);
    const limited = { status: 429, code: 'over_request_rate_limit' };
    expect((await client.mfa.challenge({ factorId })).error).toMatchObject(limited);
    people.later();
    const right = { ...guess, code: people.codeOf(secret) };
    expect((await client.mfa.verify(right)).error).toMatchObject(limited);
    const wish = { factorType: 'totp', friendlyName: 'B' } as const;
    expect((await client.mfa.enroll(wish)).error).toMatchObject(limited);
    const other = await (await people.person()).signIn();
    expect((await people.prove(other, await people.enroll(other))).error).toBeNull();
  });
});

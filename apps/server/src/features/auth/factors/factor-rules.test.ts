import { MINUTE_MS } from '@chowk/domain/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../../../../test/auth-server';
import { factorPeople } from '../../../../test/device/authenticator-app';
import { DEMO_PASSWORD } from '../demo/demo-people';
import { seedDemoPeople } from '../demo/seed-demo-people';
import { createAuthenticator } from '../tokens/authenticator';

let server: AuthServer;
let people: ReturnType<typeof factorPeople>;
beforeAll(async () => {
  server = await startAuthServer();
  people = factorPeople(server);
});
afterEach(async () => void (await server.db.execute('delete from rate_limits')));
afterAll(() => server.close());

describe('what a factor asks of other changes', () => {
  it('is the second level, for login, further factors and its own removal', async () => {
    const someone = await people.person();
    const client = await someone.signIn();
    const factor = await people.enroll(client);
    await people.prove(client, factor);
    const low = await someone.signIn();
    for (const change of [
      { password: 'another horse' },
      { email: 'elsewhere@example.com' },
      { phone: '919822200001' },
      { data: { note: 'theirs' } },
    ]) {
      expect((await low.updateUser(change)).error).toMatchObject({
        status: 401,
        code: 'insufficient_aal',
        message: 'AAL2 session is required to update email or password when MFA is enabled.',
      });
    }
    const stepMissing = { status: 401, code: 'insufficient_aal' };
    expect((await low.reauthenticate()).error).toMatchObject(stepMissing);
    const link = { provider: 'google', options: { skipBrowserRedirect: true } } as const;
    expect((await low.linkIdentity(link)).error).toMatchObject(stepMissing);
    const { data: identities } = await low.getUserIdentities();
    const [identity] = identities?.identities ?? [];
    if (!identity) throw new Error('Somebody with a password has an identity');
    expect((await low.unlinkIdentity(identity)).error).toMatchObject(stepMissing);
    expect((await low.mfa.enroll({ factorType: 'totp', friendlyName: 'B' })).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    });
    expect((await low.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
      message: 'AAL2 required to unenroll verified factor',
    });
    expect((await people.prove(low, factor)).error).toBeNull();
    expect((await low.updateUser({ password: 'another horse' })).error).toBeNull();
    const second = await people.enroll(low, 'B');
    expect((await people.prove(low, second)).error).toBeNull();
  });

  it('is not got round by a token from before, nor by a factor begun before', async () => {
    const someone = await people.person();
    const client = await someone.signIn();
    const before = (await client.getSession()).data.session?.access_token;
    const factor = await people.enroll(client);
    await people.prove(client, factor);
    const answer = await fetch(`${server.url}/factors/${factor.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${before}` },
    });
    expect(answer.status).toBe(422);
    const { data } = await client.getUser();
    await server.db.execute(
      `insert into auth.factors (id, user_id, factor_type, phone, friendly_name)
       values (gen_random_uuid(), $1, 'phone', '919822200002', 'planted')`,
      [data.user?.id ?? ''],
    );
    const low = await someone.signIn();
    const planted = (await low.mfa.listFactors()).data?.all.find(
      ({ friendly_name }) => friendly_name === 'planted',
    );
    expect((await low.mfa.challenge({ factorId: planted?.id ?? '' })).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    });
  });

  it('ends with its removal: the sessions it raised fall back', async () => {
    const someone = await people.person();
    const client = await someone.signIn();
    const factor = await people.enroll(client);
    await people.prove(client, factor);
    const { data, error } = await client.mfa.unenroll({ factorId: factor.id });
    expect({ data, error }).toEqual({ data: { id: factor.id }, error: null });
    await client.refreshSession();
    const level = await people.levelOf(client);
    expect(level).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    expect(level?.currentAuthenticationMethods).toMatchObject([{ method: 'password' }]);
    expect((await client.updateUser({ password: 'another horse' })).error).toBeNull();
  });
});

describe('an admin', () => {
  const actorOf = async (client: ReturnType<AuthServer['client']>) => {
    const { data } = await client.getSession();
    return server.authenticator.actorFor(data.session?.access_token ?? '');
  };

  it('with a factor is one only after showing it, and at once then', async () => {
    const someone = await people.person('brand', 'admin');
    const client = await someone.signIn();
    expect(await actorOf(client)).toMatchObject({ uid: null, roles: [], secondStep: 'set-up' });
    const factor = await people.enroll(client);
    await people.prove(client, factor);
    expect((await actorOf(client))?.roles).toEqual(['brand', 'admin']);
    const low = await someone.signIn();
    expect(await actorOf(low)).toMatchObject({ uid: null, roles: [], secondStep: 'show' });
    await people.prove(low, factor);
    const raised = await actorOf(low);
    expect(raised?.roles).toEqual(['brand', 'admin']);
    expect(raised?.secondStep).toBeUndefined();
  });

  it('of the highest kind must have one, save in the demo', async () => {
    const someone = await people.person('super_admin', 'admin');
    const client = await someone.signIn();
    expect(await actorOf(client)).toMatchObject({ uid: null, roles: [], secondStep: 'set-up' });
    await people.prove(client, await people.enroll(client));
    expect((await actorOf(client))?.roles).toEqual(['super_admin', 'admin']);

    await seedDemoPeople(server.ports);
    const visitor = server.client();
    const login = { email: 'super@chowk.demo', password: DEMO_PASSWORD };
    const { data } = await visitor.signInWithPassword(login);
    const token = data.session?.access_token ?? '';
    expect((await server.authenticator.actorFor(token))?.roles).toEqual([]);
    const demo = createAuthenticator({ ...server.deps, ports: { ...server.ports, isDemo: true } });
    expect((await demo.actorFor(token))?.roles).toEqual(['super_admin']);
    const own = (await client.getSession()).data.session?.access_token ?? '';
    expect((await demo.actorFor(own))?.roles).toEqual(['super_admin', 'admin']);
    const low = await someone.signIn();
    const lowToken = (await low.getSession()).data.session?.access_token ?? '';
    expect((await demo.actorFor(lowToken))?.roles).toEqual([]);
  });

  it('nobody else must have one', async () => {
    const client = await (await people.person('brand', 'bizman')).signIn();
    expect((await actorOf(client))?.roles).toEqual(['brand', 'bizman']);
  });
});

describe('what will not do', () => {
  it('as a factor', async () => {
    const client = await (await people.person()).signIn();
    const token = (await client.getSession()).data.session?.access_token;
    const post = async (path: string, body: object) => {
      const answer = await server.post(path, body, { authorization: `Bearer ${token}` });
      return { status: answer.status, ...((await answer.json()) as { code: string }) };
    };
    const refused = { status: 400, code: 'validation_failed' };
    expect(await post('/factors', { factor_type: 'sms' })).toMatchObject(refused);
    expect(await post('/factors', {})).toMatchObject(refused);
    const long = { factor_type: 'totp', friendly_name: 'x'.repeat(101) };
    expect(await post('/factors', long)).toMatchObject(refused);
    expect(await post('/factors', { factor_type: 'phone', phone: '+919822200003' })).toMatchObject({
      status: 422,
      code: 'mfa_phone_enroll_not_enabled',
    });
    const notAnId = { status: 404, code: 'validation_failed' };
    expect(await post('/factors/x/challenge', {})).toMatchObject(notAnId);
    expect((await client.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
    const conflict = { status: 422, code: 'mfa_factor_name_conflict' };
    expect((await client.mfa.enroll({ factorType: 'totp' })).error).toMatchObject(conflict);
    server.clock.advance(6 * MINUTE_MS);
    expect((await client.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
    await server.db.execute('delete from rate_limits');
    for (let i = 1; i < 10; i++) await people.enroll(client, `n${i}`);
    expect(
      (await client.mfa.enroll({ factorType: 'totp', friendlyName: 'z' })).error,
    ).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' });
  });

  it("as someone else's: it does not exist for them", async () => {
    const owner = await (await people.person()).signIn();
    const other = await (await people.person()).signIn();
    const { id: factorId } = await people.enroll(owner);
    const missing = { status: 404, code: 'mfa_factor_not_found', message: 'Factor not found' };
    expect((await other.mfa.challenge({ factorId })).error).toMatchObject(missing);
    expect((await other.mfa.unenroll({ factorId })).error).toMatchObject(missing);
    const { data } = await owner.mfa.challenge({ factorId });
    const guess = { factorId, challengeId: data?.id ?? '', code: '123456' };
    expect((await other.mfa.verify(guess)).error).toMatchObject(missing);
    expect((await owner.mfa.unenroll({ factorId })).error).toBeNull();
  });

  it('without a session', async () => {
    for (const path of ['/factors', '/factors/x/challenge', '/factors/x/verify']) {
      expect((await server.post(path, {})).status).toBe(401);
    }
  });
});

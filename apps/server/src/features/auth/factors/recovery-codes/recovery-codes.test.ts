import { MINUTE_MS } from '@chowk/domain/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { factorPeople } from '../../../../../test/device/authenticator-app';
import { type MailServer, startMailServer } from '../../../../../test/outside/mail-server';

let server: MailServer;
let people: ReturnType<typeof factorPeople>;
beforeAll(async () => {
  server = await startMailServer();
  people = factorPeople(server);
});
afterEach(() => server.forgetLimits());
afterAll(() => server.close());

type Client = ReturnType<MailServer['client']>;
const REFUSED = { status: 422, code: 'mfa_verification_failed' };

async function withCodes() {
  const someone = await people.person('retailer');
  const first = await someone.signIn();
  const factor = await people.enroll(first);
  await people.prove(first, factor);
  await server.mailbox.next(someone.email, 'factor-added');
  const { data, error } = await first.mfa.recoveryCodes.generate();
  if (error) throw error;
  await server.mailbox.next(someone.email, 'recovery-codes-made');
  return { ...someone, first, factor, codes: data.codes, setId: data.id };
}

const verify = (client: Client, code = '') => client.mfa.recoveryCodes.verify({ code });

async function actorOf(client: Client) {
  const { data } = await client.getSession();
  return server.authenticator.actorFor(data.session?.access_token ?? '');
}

describe('recovery codes', () => {
  it('are ten, shown once, and nowhere stored as they are', async () => {
    const { first, codes, setId } = await withCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/);
    const rows = await server.db.execute('select * from auth.recovery_codes');
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
    expect((await first.mfa.recoveryCodes.getStatus()).data).toEqual({
      id: setId,
      type: 'recovery_code',
      total: 10,
      remaining: 10,
    });
    expect((await first.mfa.recoveryCodes.generate()).error).toMatchObject({
      status: 422,
      code: 'mfa_verified_factor_exists',
    });
  });

  it('each open the account once in the place of the factor, on record and told by mail', async () => {
    const { id, email, signIn, codes } = await withCodes();
    const client = await signIn();
    expect(await actorOf(client)).toMatchObject({ uid: null, secondStep: 'show' });
    // As from paper: in groups, in capitals, an O for a 0.
    const [code = ''] = codes;
    const typed = `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)}`;
    const spelled = typed.toUpperCase().replace(/0/g, 'O').replace(/1/g, 'L');
    expect((await verify(client, spelled)).error).toBeNull();
    expect(await people.levelOf(client)).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
    });
    expect(await actorOf(client)).toMatchObject({ uid: id, roles: ['retailer'] });
    const mail = await server.mailbox.next(email, 'recovery-code-used');
    expect(mail.text).toContain('9 codes left');
    const trail = await server.db.execute(
      "select action, diff from audit_logs where entity_id = $1 and action = 'recovery_code_use'",
      [id],
    );
    expect(trail).toMatchObject([{ action: 'recovery_code_use', diff: { left: 9 } }]);

    const again = await signIn();
    expect((await verify(again, code)).error).toMatchObject(REFUSED);
    expect(await people.levelOf(again)).toMatchObject({ currentLevel: 'aal1' });
  });

  it('confirm that it is them, where a recent sign-in is asked for', async () => {
    const { first, codes } = await withCodes();
    server.clock.advance(30 * MINUTE_MS);
    await first.refreshSession();
    const old = { status: 400, code: 'reauthentication_needed' };
    expect((await first.mfa.recoveryCodes.regenerate()).error).toMatchObject(old);
    expect((await verify(first, codes[0])).error).toBeNull();
    const made = await first.mfa.recoveryCodes.regenerate();
    expect(made.error).toBeNull();
    // The new ones are good, the older ones are not.
    expect((await verify(first, codes[1])).error).toMatchObject(REFUSED);
    expect((await verify(first, made.data?.codes[0])).error).toBeNull();
  });

  it('are asked for anew by mail when few are left', async () => {
    const { email, first, codes } = await withCodes();
    for (const code of codes.slice(0, 6)) {
      expect((await verify(first, code)).error).toBeNull();
      await server.forgetLimits();
      await server.mailbox.next(email, 'recovery-code-used');
    }
    expect((await verify(first, codes[6])).error).toBeNull();
    const mail = await server.mailbox.next(email, 'recovery-codes-low');
    expect(mail.text).toContain('only 3 left');
  });

  it('let somebody who lost their phone replace it, and go with the last factor', async () => {
    const { signIn, factor, codes } = await withCodes();
    const client = await signIn();
    await verify(client, codes[0]);
    expect((await client.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    await client.refreshSession();
    expect(await people.levelOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    expect((await client.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 0 });
    expect((await verify(client, codes[1])).error).toMatchObject(REFUSED);
    await people.prove(client, await people.enroll(client, 'New phone'));
    expect((await verify(client, codes[1])).error).toMatchObject(REFUSED);
  });
});

describe('recovery codes are not', () => {
  it('made without a factor, nor before the second step', async () => {
    const client = await (await people.person()).signIn();
    expect((await client.mfa.recoveryCodes.generate()).error).toMatchObject({
      status: 422,
      code: 'mfa_recovery_codes_sole_factor',
    });
    const { signIn } = await withCodes();
    const low = await signIn();
    for (const ask of [low.mfa.recoveryCodes.regenerate, low.mfa.recoveryCodes.getStatus]) {
      expect((await ask()).error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    }
  });

  it("good for somebody else's account", async () => {
    const owner = await withCodes();
    const thief = await withCodes();
    const low = await thief.signIn();
    expect((await verify(low, owner.codes[0])).error).toMatchObject(REFUSED);
    expect((await verify(await owner.signIn(), owner.codes[0])).error).toBeNull();
  });

  it('used twice by two at once', async () => {
    const { signIn, codes } = await withCodes();
    const [one, two] = [await signIn(), await signIn()];
    const answers = await Promise.all([verify(one, codes[0]), verify(two, codes[0])]);
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it('guessed without end, nor asked for empty', async () => {
    const { signIn } = await withCodes();
    const client = await signIn();
    expect((await verify(client, ' - ')).error).toMatchObject({ status: 400 });
    let status: number | undefined;
    for (let tries = 0; tries < 30 && status !== 429; tries += 1) {
      status = (await verify(client, 'aaaaaaaaaaaa')).error?.status;
    }
    expect(status).toBe(429);
  });
});

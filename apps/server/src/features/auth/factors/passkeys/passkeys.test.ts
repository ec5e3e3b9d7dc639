import { MINUTE_MS } from '@chowk/domain/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../../../../../test/auth-server';
import { factorPeople } from '../../../../../test/device/authenticator-app';
import { passkeyDevice } from '../../../../../test/device/passkey-device';
import {
  addPasskey,
  answerPasskey,
  askPasskey,
  beginPasskey,
  SITE,
  showPasskey,
} from '../../../../../test/device/passkey-people';

let server: AuthServer;
let people: ReturnType<typeof factorPeople>;
beforeAll(async () => {
  server = await startAuthServer();
  people = factorPeople(server);
});
afterEach(async () => void (await server.db.execute('delete from rate_limits')));
afterAll(() => server.close());

const REFUSED = { status: 422, code: 'mfa_verification_failed' };
const ELSEWHERE = { origin: 'https://elsewhere.example', rpId: 'elsewhere.example' };

async function enrolled(name?: string) {
  const someone = await people.person('retailer');
  const device = passkeyDevice();
  const first = await someone.signIn();
  const factorId = await addPasskey(first, device, name);
  return { ...someone, device, factorId, first, client: await someone.signIn() };
}

describe('a passkey as second factor', () => {
  it('is made for the site, and from then on raises a session as the real client asks', async () => {
    const someone = await people.person('retailer');
    const client = await someone.signIn();
    const begun = await client.mfa.webauthn.enroll({ friendlyName: 'My phone' });
    expect(begun.data).toEqual({
      id: expect.any(String),
      type: 'webauthn',
      friendly_name: 'My phone',
    });
    const factorId = begun.data?.id ?? '';
    const asked = await askPasskey(client, factorId);
    expect(asked).toMatchObject({
      type: 'create',
      options: {
        rp: { id: 'localhost', name: 'Chowk' },
        user: { name: someone.email },
        attestation: 'none',
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      },
    });
    const device = passkeyDevice();
    const made = await answerPasskey(client, factorId, asked, device.create(asked.challenge, SITE));
    expect(made.error).toBeNull();
    expect(await people.levelOf(client)).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'mfa/webauthn' }, { method: 'password' }],
    });
    expect((await client.mfa.listFactors()).data?.webauthn).toMatchObject([
      { id: factorId, status: 'verified', friendly_name: 'My phone' },
    ]);

    const low = await someone.signIn();
    expect(await people.levelOf(low)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    const question = await askPasskey(low, factorId);
    expect(question).toMatchObject({
      type: 'request',
      options: { rpId: 'localhost', userVerification: 'preferred' },
    });
    expect((await showPasskey(low, factorId, device)).error).toBeNull();
    const token = (await low.getSession()).data.session?.access_token ?? '';
    const actor = await server.authenticator.actorFor(token);
    expect(actor).toMatchObject({ roles: ['retailer'] });
    // It counts as a recent sign-in, so what asks for one is open.
    expect(actor?.authenticatedAtMs).toBeGreaterThan(server.clock.nowMs() - MINUTE_MS);
  });

  it('of several any will do, whichever was asked about', async () => {
    const { first, factorId, signIn } = await enrolled();
    const laptop = passkeyDevice();
    const laptopId = await addPasskey(first, laptop, 'Laptop');
    const client = await signIn();
    expect((await showPasskey(client, factorId, laptop)).error).toBeNull();
    // The session hangs on the one that was shown.
    expect((await first.mfa.unenroll({ factorId: laptopId })).error).toBeNull();
    await client.refreshSession();
    expect(await people.levelOf(client)).toMatchObject({ currentLevel: 'aal1' });
  });

  it('is renamed by its owner only, to a name that is free', async () => {
    const { first, factorId } = await enrolled();
    await addPasskey(first, passkeyDevice(), 'Laptop');
    const rename = async (client: typeof first, friendly_name: string) => {
      const token = (await client.getSession()).data.session?.access_token;
      const answer = await fetch(`${server.url}/factors/${factorId}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ friendly_name }),
      });
      return { ...((await answer.json()) as object), http: answer.status };
    };
    expect(await rename(first, ' Shop phone ')).toMatchObject({
      http: 200,
      id: factorId,
      friendly_name: 'Shop phone',
    });
    expect(await rename(first, 'Laptop')).toMatchObject({ code: 'mfa_factor_name_conflict' });
    expect(await rename(first, '  ')).toMatchObject({ http: 400 });
    const other = await (await people.person()).signIn();
    expect(await rename(other, 'Mine')).toMatchObject({ http: 404 });
  });
});

describe('a passkey does not open', () => {
  it('with an answer for another site, by origin or by id', async () => {
    const { client, factorId, device } = await enrolled();
    const sites = [
      { ...SITE, origin: ELSEWHERE.origin },
      { ...SITE, origin: 'http://localhost.elsewhere.example:3000' },
      { ...SITE, rpId: ELSEWHERE.rpId },
      ELSEWHERE,
    ];
    for (const site of sites) {
      const asked = await askPasskey(client, factorId);
      const answer = device.get(asked.challenge, site);
      expect((await answerPasskey(client, factorId, asked, answer)).error).toMatchObject(REFUSED);
      const begun = await askPasskey(client, factorId);
      expect(begun.id).not.toBe(asked.id);
    }
    expect(await people.levelOf(client)).toMatchObject({ currentLevel: 'aal1' });
    expect((await showPasskey(client, factorId, device)).error).toBeNull();
  });

  it('nor is one kept that was made for another site', async () => {
    const client = await (await people.person()).signIn();
    const factorId = await beginPasskey(client, 'Phone');
    for (const site of [ELSEWHERE, { ...SITE, rpId: ELSEWHERE.rpId }]) {
      const asked = await askPasskey(client, factorId);
      const made = passkeyDevice().create(asked.challenge, site);
      expect((await answerPasskey(client, factorId, asked, made)).error).toMatchObject(REFUSED);
    }
    expect((await client.mfa.listFactors()).data?.webauthn).toEqual([]);
  });

  it('twice by one challenge, nor by a failed, an old or a foreign one', async () => {
    const { client, factorId, device, signIn } = await enrolled();
    const asked = await askPasskey(client, factorId);
    const answer = device.get(asked.challenge, SITE);
    const wrong = passkeyDevice().get(asked.challenge, SITE);
    expect((await answerPasskey(client, factorId, asked, wrong)).error).toMatchObject(REFUSED);
    const spent = { code: 'mfa_challenge_expired' };
    expect((await answerPasskey(client, factorId, asked, answer)).error).toMatchObject(spent);

    const second = await askPasskey(client, factorId);
    const right = device.get(second.challenge, SITE);
    const low = await signIn();
    const foreign = { code: 'mfa_ip_address_mismatch' };
    expect((await answerPasskey(low, factorId, second, right)).error).toMatchObject(foreign);
    expect((await answerPasskey(client, factorId, second, right)).error).toBeNull();
    expect((await answerPasskey(client, factorId, second, right)).error).toMatchObject(foreign);

    // A signature over one challenge does not answer the next.
    const third = await askPasskey(client, factorId);
    expect((await answerPasskey(client, factorId, third, right)).error).toMatchObject(REFUSED);

    const late = await askPasskey(client, factorId);
    server.clock.advance(6 * MINUTE_MS);
    const tooLate = device.get(late.challenge, SITE);
    expect((await answerPasskey(client, factorId, late, tooLate)).error).toMatchObject(spent);
  });

  it("somebody else's account, and cannot be theirs as well", async () => {
    const owner = await enrolled();
    const thief = await enrolled();
    const asked = await askPasskey(thief.client, thief.factorId);
    const answer = owner.device.get(asked.challenge, SITE);
    expect((await answerPasskey(thief.client, thief.factorId, asked, answer)).error).toMatchObject(
      REFUSED,
    );
    expect((await thief.client.mfa.challenge({ factorId: owner.factorId })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    });
    await expect(addPasskey(thief.first, owner.device, 'Theirs')).rejects.toMatchObject(REFUSED);
    expect((await showPasskey(owner.client, owner.factorId, owner.device)).error).toBeNull();
  });

  it('when its count goes back: somebody has a copy of the key', async () => {
    const { client, factorId, device, signIn } = await enrolled();
    const copy = device.copy();
    expect((await showPasskey(client, factorId, device)).error).toBeNull();
    const low = await signIn();
    expect((await showPasskey(low, factorId, copy)).error).toMatchObject(REFUSED);
    expect(await people.levelOf(low)).toMatchObject({ currentLevel: 'aal1' });
  });

  it('with a code in the place of a signature', async () => {
    const { client, factorId } = await enrolled();
    const asked = await askPasskey(client, factorId);
    const code = { factorId, challengeId: asked.id, code: '000000' };
    expect((await client.mfa.verify(code)).error).toMatchObject(REFUSED);
  });

  it('without end: tries are limited, but not used up by guesses at codes', async () => {
    const { first, factorId, device, signIn } = await enrolled();
    await people.prove(first, await people.enroll(first, 'App'));
    const client = await signIn();
    const app = (await first.mfa.listFactors()).data?.totp[0]?.id ?? '';
    const { data } = await client.mfa.challenge({ factorId: app });
    const guess = { factorId: app, challengeId: data?.id ?? '', code: '000000' };
    let refused: unknown;
    for (let tries = 0; tries < 30 && refused !== 429; tries += 1) {
      refused = (await client.mfa.verify(guess)).error?.status;
    }
    expect(refused).toBe(429);
    expect((await showPasskey(client, factorId, device)).error).toBeNull();
    let limited: unknown;
    for (let tries = 0; tries < 30 && !limited; tries += 1) {
      const { error } = await client.mfa.challenge({ factorId });
      if (error?.status === 429) limited = error;
    }
    expect(limited).toBeDefined();
  });
});

it('a site without a name or without https offers none', async () => {
  for (const siteUrl of ['http://192.168.1.5:3000', 'http://chowk.example']) {
    const other = await startAuthServer({ siteUrl, db: server.db });
    const someone = await people.person();
    const client = other.client();
    await client.signInWithPassword(someone);
    expect((await client.mfa.webauthn.enroll({ friendlyName: 'Phone' })).error).toMatchObject({
      status: 422,
      code: 'mfa_webauthn_enroll_not_enabled',
    });
    await other.close();
  }
});

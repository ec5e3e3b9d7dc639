import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { memoryStorage, PASSWORD } from '../../../../test/auth-server';
import { factorPeople } from '../../../../test/device/authenticator-app';
import { browserFetch } from '../../../../test/device/browser-fetch';
import { type MailServer, startMailServer } from '../../../../test/outside/mail-server';
import { createPerson } from '../account/create-person';

let server: MailServer;
let people: ReturnType<typeof factorPeople>;
beforeAll(async () => {
  server = await startMailServer();
  people = factorPeople(server);
});
afterEach(() => server.forgetLimits());
afterAll(() => server.close());

const IN_ALL = 20;
const stopped = { status: 429, code: 'over_request_rate_limit' };

function browser(address: string) {
  const jar = browserFetch(address);
  return { ...jar, client: server.client(memoryStorage(), jar.run) };
}
type Client = ReturnType<typeof browser>['client'];

/** As if hours had passed, in which the short limits fill again. */
async function wait() {
  await server.db.execute(
    "delete from rate_limits where bucket like 'auth:%' and bucket not like 'auth:code:all:%' and bucket not like 'auth:code:told:%'",
  );
}

let addresses = 0;
function nextAddress() {
  addresses += 1;
  return `203.0.113.${addresses}`;
}

const isOfKnownDevice = (name: string) => name.startsWith('chowk-known-');

describe('wrong codes of an app', () => {
  async function withFactor() {
    const person = await people.person();
    const own = browser('198.51.100.1');
    await own.client.signInWithPassword(person);
    const factor = await people.enroll(own.client);
    expect((await people.prove(own.client, factor)).error).toBeNull();
    await server.mailbox.next(person.email, 'factor-added');
    return { person, own, factor };
  }

  const wrong = async (client: Client, factor: { id: string; secret: string }) => {
    const right = people.codeOf(factor.secret);
    const code = String((Number(right) + 500_000) % 1_000_000).padStart(6, '0');
    return (await client.mfa.challengeAndVerify({ factorId: factor.id, code })).error;
  };

  it('are stopped for good, whatever is asked for anew, and the person is told', async () => {
    const { person, own, factor } = await withFactor();
    let last: unknown;
    for (let i = 0; i < IN_ALL + 2; i++) {
      if (i % 4 === 0) await wait();
      const thief = browser(nextAddress());
      await thief.client.signInWithPassword(person);
      last = await wrong(thief.client, factor);
      if (i < IN_ALL) expect(last).toMatchObject({ code: 'mfa_verification_failed' });
    }
    expect(last).toMatchObject(stopped);
    const letter = await server.mailbox.next(person.email, 'codes-stopped');
    expect(letter.subject).toContain('trying out codes');
    expect(await server.mailbox.leftFor(person.email)).toBe(0);

    await wait();
    const thief = browser(nextAddress());
    await thief.client.signInWithPassword(person);
    expect((await people.prove(thief.client, factor)).error).toMatchObject(stopped);
    // The owner, on the device that showed the factor before.
    await own.client.signInWithPassword(person);
    expect((await people.prove(own.client, factor)).error).toBeNull();
  });

  it('begin anew after a right one', async () => {
    const { person, factor } = await withFactor();
    for (let round = 0; round < 2; round++) {
      const { client } = browser(nextAddress());
      await client.signInWithPassword(person);
      for (let i = 0; i < 12; i++) {
        if (i % 4 === 0) await wait();
        expect(await wrong(client, factor)).toMatchObject({ code: 'mfa_verification_failed' });
      }
      await wait();
      expect((await people.prove(client, factor)).error).toBeNull();
    }
  });

  it('a password alone makes no device known to somebody with a second factor', async () => {
    const { person } = await withFactor();
    const thief = browser(nextAddress());
    await thief.client.signInWithPassword(person);
    expect([...thief.cookies.keys()].filter(isOfKnownDevice)).toEqual([]);
  });
});

let count = 0;
async function someone() {
  count += 1;
  const email = `codes${count}@example.com`;
  await createPerson(server.ports, { email, password: PASSWORD, fullName: 'C', roles: [] });
  const own = browser('198.51.100.1');
  await own.client.signInWithPassword({ email, password: PASSWORD });
  await own.client.signOut();
  return { email, own };
}

async function guessAway(email: string, howMany: number) {
  let last: unknown;
  for (let i = 0; i < howMany; i++) {
    if (i % 10 === 0) await wait();
    const { client } = browser(nextAddress());
    const answer = await client.verifyOtp({ email, token: 'x00000', type: 'recovery' });
    last = answer.error;
  }
  return last;
}

describe('wrong codes of a mail', () => {
  it('are stopped for good, for known and unknown addresses alike', async () => {
    const { email } = await someone();
    for (const address of [email, 'nobody@example.com']) {
      expect(await guessAway(address, IN_ALL)).toMatchObject({ code: 'otp_expired' });
      await wait();
      expect(await guessAway(address, 1)).toMatchObject(stopped);
    }
    await server.mailbox.next(email, 'codes-stopped');
    // A new mail brings no new guesses.
    const stranger = browser(nextAddress());
    await stranger.client.resetPasswordForEmail(email);
    const { code } = await server.mailbox.next(email, 'recover');
    const tried = await stranger.client.verifyOtp({ email, token: code, type: 'recovery' });
    expect(tried.error).toMatchObject(stopped);
  });

  it('do not keep the owner out, on a device of theirs', async () => {
    const { email, own } = await someone();
    await own.client.resetPasswordForEmail(email);
    const { code } = await server.mailbox.next(email, 'recover');
    await guessAway(email, IN_ALL + 1);
    const { error } = await own.client.verifyOtp({ email, token: code, type: 'recovery' });
    expect(error).toBeNull();
  });
});

describe('a stranger who asks for mails', () => {
  it('does not void the link of the owner’s, nor do wrong codes', async () => {
    const { email } = await someone();
    const owner = browser('198.51.100.9');
    await owner.client.resetPasswordForEmail(email);
    const { link, code } = await server.mailbox.next(email, 'recover');
    await guessAway(email, 5);
    await browser(nextAddress()).client.resetPasswordForEmail(email);
    await server.mailbox.next(email, 'recover');
    const voided = await owner.client.verifyOtp({ email, token: code, type: 'recovery' });
    expect(voided.error).toMatchObject({ code: 'otp_expired' });
    const { to } = await server.open(link);
    const opened = await owner.client.exchangeCodeForSession(to.searchParams.get('code') ?? '');
    expect(opened.error).toBeNull();
    // Whoever is in ended every other link.
    expect((await server.open(link)).to.searchParams.get('error_code')).toBe('otp_expired');
  });

  it('uses up nothing of what the owner may ask for elsewhere', async () => {
    const { email } = await someone();
    for (let i = 0; i < 10; i++) {
      await browser(nextAddress()).client.resetPasswordForEmail(email);
      await server.mailbox.next(email, 'recover');
    }
    await browser('198.51.100.9').client.resetPasswordForEmail(email);
    await server.mailbox.next(email, 'recover');
  });

  it('uses up nothing at all of what the owner may ask for on a device of theirs', async () => {
    const { email, own } = await someone();
    await browser(nextAddress()).client.resetPasswordForEmail(email);
    await server.mailbox.next(email, 'recover');
    await server.db.execute("update rate_limits set empty_at = now() + interval '1 day'");
    await browser(nextAddress()).client.resetPasswordForEmail(email);
    expect(await server.mailbox.leftFor(email)).toBe(0);
    await own.client.resetPasswordForEmail(email);
    await server.mailbox.next(email, 'recover');
  });
});

import { GoTrueAdminApi } from '@supabase/auth-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, SERVICE_KEY } from '../../../../test/auth-server';
import { factorPeople } from '../../../../test/device/authenticator-app';
import { type MailServer, startMailServer } from '../../../../test/outside/mail-server';
import type { Message } from '../../../messaging';

const sent: Message[] = [];

let server: MailServer;
let people: ReturnType<typeof factorPeople>;
let admin: GoTrueAdminApi;
beforeAll(async () => {
  const messenger = {
    send: async (message: Message) => ({ id: `m${sent.push(message)}` }),
    isConfigured: () => true,
  };
  server = await startMailServer({ ports: { messenger } });
  people = factorPeople(server);
  const headers = { Authorization: `Bearer ${SERVICE_KEY}` };
  admin = new GoTrueAdminApi({ url: server.url, headers });
});
afterEach(() => server.forgetLimits());
afterAll(() => server.close());

const speakHindi = (id: string) =>
  server.db.execute("update profiles set language = 'hi' where id = $1", [id]);

describe('the person is told by mail', () => {
  it('when a second step is added or removed, in their language, and only then', async () => {
    const someone = await people.person();
    await speakHindi(someone.id);
    const client = await someone.signIn();
    const tried = await people.enroll(client, 'Tried');
    await client.mfa.challengeAndVerify({ factorId: tried.id, code: '000000' });
    await client.mfa.unenroll({ factorId: tried.id });
    const factor = await people.enroll(client);
    expect(await server.mailbox.leftFor(someone.email)).toBe(0);

    await people.prove(client, factor);
    const added = await server.mailbox.next(someone.email, 'factor-added');
    expect([added.language, added.code]).toEqual(['hi', '']);
    expect(added.link).toMatch(/^http:\/\/localhost:3000\/not-me\?token=[\w-]+$/);
    await people.prove(client, factor);
    await client.mfa.unenroll({ factorId: factor.id });
    await server.mailbox.next(someone.email, 'factor-removed');
    expect(await server.mailbox.leftFor(someone.email)).toBe(0);
  });

  it('when the operator removes their second step or changes how they sign in', async () => {
    const someone = await people.person();
    const bystander = await people.person();
    const client = await someone.signIn();
    const factor = await people.enroll(client);
    await people.prove(client, factor);
    await server.mailbox.next(someone.email, 'factor-added');
    await admin.mfa.deleteFactor({ userId: someone.id, id: factor.id });
    await server.mailbox.next(someone.email, 'factor-removed');

    const email = `moved.${someone.email}`;
    await admin.updateUserById(someone.id, { email, phone: '919855500001', password: 'a new one' });
    for (const kind of ['email-changed', 'phone-changed', 'password-changed']) {
      expect(await server.mailbox.next(someone.email, kind)).toMatchObject({ language: 'en' });
    }
    await admin.updateUserById(someone.id, { email, user_metadata: { note: 'x' } });
    for (const to of [someone.email, email, bystander.email]) {
      expect(await server.mailbox.leftFor(to)).toBe(0);
    }
  });

  it('at the old address, when both mailboxes agreed to a new one and not before', async () => {
    const someone = await people.person();
    const client = await someone.signIn();
    const newEmail = `new.${someone.email}`;
    await client.updateUser({ email: newEmail });
    const current = await server.mailbox.next(someone.email, 'email-change-current');
    const fresh = await server.mailbox.next(newEmail, 'email-change-new');
    await server.open(current.link);
    expect(await server.mailbox.leftFor(someone.email)).toBe(0);
    const by = { type: 'email_change', email: newEmail, token: fresh.code } as const;
    expect((await client.verifyOtp(by)).error).toBeNull();
    const told = await server.mailbox.next(someone.email, 'email-changed');
    expect(told.text).toContain(newEmail);
    expect(await server.mailbox.leftFor(newEmail)).toBe(0);
  });

  it('when the number or the password they sign in with is changed', async () => {
    const someone = await people.person();
    const client = await someone.signIn();
    const phone = '919855500002';
    await client.updateUser({ phone });
    await expect.poll(() => sent.at(-1)?.to).toBe(`+${phone}`);
    const token = /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
    const wrong = token === '000000' ? '000001' : '000000';
    await client.verifyOtp({ type: 'phone_change', phone, token: wrong });
    expect(await server.mailbox.leftFor(someone.email)).toBe(0);
    await client.verifyOtp({ type: 'phone_change', phone, token });
    await server.mailbox.next(someone.email, 'phone-changed');
    await client.updateUser({ password: PASSWORD });
    expect(await server.mailbox.leftFor(someone.email)).toBe(0);
    await client.updateUser({ password: 'another horse' });
    const told = await server.mailbox.next(someone.email, 'password-changed');
    // By message too, at the number that is proved by now.
    await expect.poll(() => sent.at(-1)?.template).toBe('security-alarm');
    expect(sent.at(-1)?.to).toBe(`+${phone}`);
    for (const text of [sent.at(-1)?.text, told.text]) expect(text).toContain('/not-me?token=');
  });
});

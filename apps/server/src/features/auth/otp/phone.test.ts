import { MINUTE_MS } from '@chowk/domain/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../test/auth-server';
import { type MailServer, startMailServer } from '../../../../test/outside/mail-server';
import type { Message, Messenger } from '../../../messaging';
import { createPerson } from '../account/create-person';

const sent: Message[] = [];
const messenger: Messenger = {
  send: async (message) => {
    if (message.to.endsWith('000000')) throw new Error('No such number');
    sent.push(message);
    return { id: `m${sent.length}` };
  },
  isConfigured: (channel) => channel === 'sms',
};

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer({ ports: { messenger } });
});
afterEach(() => server.forgetLimits());
afterAll(() => server.close());

/** Besides them people are told what happened to their account, whenever that is on its way. */
const codesTo = (phone: string) =>
  sent.filter(({ to, template }) => to === `+${phone}` && template === 'auth-code');

async function codeFor(phone: string): Promise<string> {
  await expect.poll(() => codesTo(phone)).not.toEqual([]);
  return /\d{6}/.exec(codesTo(phone).at(-1)?.text ?? '')?.[0] ?? '';
}

describe('signing in by phone', () => {
  it('makes an account for someone new, proved by the code', async () => {
    const phone = '919811100001';
    const client = server.client();
    const data = { role: 'bizman', full_name: 'Ravi', language: 'hi' };
    const asked = await client.signInWithOtp({ phone: `+${phone}`, options: { data } });
    expect(asked).toMatchObject({ error: null, data: { messageId: expect.any(String) } });
    expect(sent.at(-1)).toMatchObject({ channel: 'sms', language: 'hi', template: 'auth-code' });
    const token = await codeFor(phone);
    const { data: done, error } = await client.verifyOtp({ phone, token, type: 'sms' });
    expect(error).toBeNull();
    expect(done.user).toMatchObject({
      phone,
      email: '',
      phone_confirmed_at: expect.any(String),
      app_metadata: { provider: 'phone', providers: ['phone'] },
    });
    const again = await client.verifyOtp({ phone, token, type: 'sms' });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('is once a minute, and the code dies after five', async () => {
    const phone = '919811100002';
    await server.client().signInWithOtp({ phone });
    const { error } = await server.client().signInWithOtp({ phone });
    expect(error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' });
    const token = await codeFor(phone);
    server.clock.advance(5 * MINUTE_MS + 1000);
    const late = await server.client().verifyOtp({ phone, token, type: 'sms' });
    expect(late.error).toMatchObject({ code: 'otp_expired' });
  });

  it('says what cannot be done', async () => {
    const ask = async (options: object, phone = '919811100003') =>
      (await server.client().signInWithOtp({ phone, options })).error;
    expect(await ask({ shouldCreateUser: false })).toMatchObject({ code: 'otp_disabled' });
    expect(await ask({ channel: 'whatsapp' })).toMatchObject({ code: 'phone_provider_disabled' });
    expect(await ask({}, '12')).toMatchObject({ code: 'validation_failed' });
    expect(await ask({}, '919811000000')).toMatchObject({ status: 422, code: 'sms_send_failed' });
  });
});

describe('signing up by phone', () => {
  it('asks for the code, keeps the password, and hides that a number is taken', async () => {
    const phone = '919811100004';
    const { data, error } = await server.client().signUp({ phone, password: PASSWORD });
    expect(error).toBeNull();
    expect(data).toMatchObject({ session: null, user: { phone, identities: [expect.anything()] } });
    const early = await server.client().signInWithPassword({ phone, password: PASSWORD });
    expect(early.error).toMatchObject({ code: 'phone_not_confirmed' });
    const token = await codeFor(phone);
    expect((await server.client().verifyOtp({ phone, token, type: 'sms' })).error).toBeNull();
    const late = await server.client().signInWithPassword({ phone, password: PASSWORD });
    expect(late.error).toBeNull();
    await server.forgetLimits();
    const taken = await server.client().signUp({ phone, password: 'another one' });
    expect(taken.error).toBeNull();
    const fields = (user: object | null) => Object.keys(user ?? {});
    expect(fields(taken.data.user)).toEqual(fields(data.user));
    expect(taken.data.user?.id).not.toBe(data.user?.id);
  });

  it('sends the code again on request', async () => {
    const phone = '919811100005';
    await server.client().signUp({ phone, password: PASSWORD });
    const first = await codeFor(phone);
    const count = codesTo(phone).length;
    await server.forgetLimits();
    expect((await server.client().resend({ type: 'sms', phone })).error).toBeNull();
    await expect.poll(() => codesTo(phone).length).toBe(count + 1);
    const token = await codeFor(phone);
    const old = await server.client().verifyOtp({ phone, token: first, type: 'sms' });
    if (first !== token) expect(old.error).toMatchObject({ code: 'otp_expired' });
    const { error } = await server.client().verifyOtp({ phone, token, type: 'sms' });
    expect(error).toBeNull();
  });

  it('gives a squatter nothing once the owner came in by code', async () => {
    const phone = '919811100006';
    await server.client().signUp({ phone, password: PASSWORD });
    await codeFor(phone);
    await server.forgetLimits();
    const count = codesTo(phone).length;
    await server.client().signInWithOtp({ phone });
    await expect.poll(() => codesTo(phone).length).toBe(count + 1);
    const token = await codeFor(phone);
    await server.client().verifyOtp({ phone, token, type: 'sms' });
    const { error } = await server.client().signInWithPassword({ phone, password: PASSWORD });
    expect(error).toMatchObject({ code: 'invalid_credentials' });
  });
});

describe('a change of number', () => {
  it('holds once the code from the new number was typed', async () => {
    const email = 'phoned@example.com';
    const phone = '919811100007';
    await createPerson(server.ports, { email, password: PASSWORD, fullName: 'P', roles: [] });
    const client = server.client();
    await client.signInWithPassword({ email, password: PASSWORD });
    const { data } = await client.updateUser({ phone: `+${phone}` });
    expect(data.user).toMatchObject({ phone: '', new_phone: phone });
    const token = await codeFor(phone);
    const { data: done } = await client.verifyOtp({ phone, token, type: 'phone_change' });
    expect(done.user).toMatchObject({ phone, email });
    expect(done.user?.identities?.map(({ provider }) => provider).sort()).toEqual([
      'email',
      'phone',
    ]);
    const byPhone = await server.client().signInWithPassword({ phone, password: PASSWORD });
    expect(byPhone.error).toBeNull();
  });

  it('is refused for a number someone else has', async () => {
    const email = 'wants@example.com';
    await createPerson(server.ports, { email, password: PASSWORD, fullName: 'P', roles: [] });
    const client = server.client();
    await client.signInWithPassword({ email, password: PASSWORD });
    const { error } = await client.updateUser({ phone: '919811100007' });
    expect(error).toMatchObject({ status: 422, code: 'phone_exists' });
  });

  it('comes again on request', async () => {
    const email = 'slow@example.com';
    const phone = '919811100008';
    await createPerson(server.ports, { email, password: PASSWORD, fullName: 'P', roles: [] });
    const client = server.client();
    await client.signInWithPassword({ email, password: PASSWORD });
    await client.updateUser({ phone });
    await codeFor(phone);
    await server.forgetLimits();
    const count = codesTo(phone).length;
    expect((await client.resend({ type: 'phone_change', phone })).error).toBeNull();
    await expect.poll(() => codesTo(phone).length).toBe(count + 1);
    const token = await codeFor(phone);
    const { data } = await client.verifyOtp({ phone, token, type: 'phone_change' });
    expect(data.user).toMatchObject({ phone });
  });
});

describe('someone with a phone only', () => {
  it('adds an address by agreeing at that address alone', async () => {
    const phone = '919811100009';
    const client = server.client();
    await client.signInWithOtp({ phone });
    await client.verifyOtp({ phone, token: await codeFor(phone), type: 'sms' });
    const email = 'added@example.com';
    expect((await client.updateUser({ email })).error).toBeNull();
    const { code } = await server.mailbox.next(email, 'email-change-new');
    const { data } = await client.verifyOtp({ email, token: code, type: 'email_change' });
    expect(data.user).toMatchObject({ phone, email });
    expect(data.user?.app_metadata.providers).toEqual(['phone', 'email']);
  });

  it('gets the code that proves it is them by message', async () => {
    const phone = '919811100010';
    const client = server.client();
    await client.signInWithOtp({ phone });
    await client.verifyOtp({ phone, token: await codeFor(phone), type: 'sms' });
    const count = codesTo(phone).length;
    expect((await client.reauthenticate()).error).toBeNull();
    expect(codesTo(phone).length).toBe(count + 1);
    const nonce = await codeFor(phone);
    const { error } = await client.updateUser({ password: PASSWORD, nonce });
    expect(error).toBeNull();
  });
});

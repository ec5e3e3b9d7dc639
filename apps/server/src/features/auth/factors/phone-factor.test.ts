import { MINUTE_MS } from '@chowk/domain/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '../../../../test/auth-server';
import { factorPeople } from '../../../../test/device/authenticator-app';
import type { Message, Messenger } from '../../../messaging';

const sent: Message[] = [];
let hasSms = true;
const messenger: Messenger = {
  send: async (message) => {
    sent.push(message);
    return { id: `m${sent.length}` };
  },
  isConfigured: (channel) => hasSms && channel === 'sms',
};

let server: AuthServer;
let people: ReturnType<typeof factorPeople>;
const forgetLimits = async () => void (await server.db.execute('delete from rate_limits'));
beforeAll(async () => {
  server = await startAuthServer({ ports: { messenger } });
  people = factorPeople(server);
});
afterEach(forgetLimits);
afterAll(() => server.close());

const lastCode = () => /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
const PHONE = '+919833300001';

describe('a phone as second factor', () => {
  it('is proved by the code sent to it', async () => {
    const client = await (await people.person()).signIn();
    const { data } = await client.mfa.enroll({
      factorType: 'phone',
      phone: PHONE,
      friendlyName: 'SIM',
    });
    expect(data).toEqual({
      id: expect.any(String),
      type: 'phone',
      friendly_name: 'SIM',
      phone: PHONE.slice(1),
    });
    const factorId = data?.id ?? '';
    expect(sent).toHaveLength(0);
    const asked = await client.mfa.challenge({ factorId, channel: 'sms' });
    expect(asked.data).toMatchObject({ type: 'phone', expires_at: expect.any(Number) });
    expect(sent.at(-1)).toMatchObject({ to: PHONE, channel: 'sms', template: 'auth-code' });
    const answer = (code: string, challengeId = asked.data?.id ?? '') =>
      client.mfa.verify({ factorId, challengeId, code });
    const wrong = lastCode() === '000000' ? '111111' : '000000';
    expect((await answer(wrong)).error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid MFA Phone code entered',
    });
    expect((await answer(lastCode())).error).toBeNull();
    const level = await people.levelOf(client);
    expect(level).toMatchObject({ currentLevel: 'aal2' });
    expect(level?.currentAuthenticationMethods[0]).toMatchObject({ method: 'mfa/phone' });
    expect((await client.mfa.listFactors()).data?.phone).toMatchObject([
      { id: factorId, status: 'verified', phone: PHONE.slice(1) },
    ]);
    await forgetLimits();
    const next = await client.mfa.challenge({ factorId, channel: 'sms' });
    expect((await answer(lastCode(), next.data?.id)).error).toBeNull();
    const again = await client.mfa.enroll({ factorType: 'phone', phone: PHONE, friendlyName: '2' });
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_verified_factor_exists' });
  });

  it('gets one message a minute, the newer voiding the older', async () => {
    const client = await (await people.person()).signIn();
    const wish = { factorType: 'phone', phone: '+919833300002', friendlyName: 'SIM' } as const;
    await client.mfa.enroll(wish);
    // Still unproved, the same phone may be begun again under the same name.
    const { data } = await client.mfa.enroll(wish);
    const factorId = data?.id ?? '';
    expect((await client.mfa.listFactors()).data?.all).toHaveLength(1);
    const first = await client.mfa.challenge({ factorId, channel: 'sms' });
    const firstCode = lastCode();
    expect((await client.mfa.challenge({ factorId, channel: 'sms' })).error).toMatchObject({
      status: 429,
      code: 'over_sms_send_rate_limit',
    });
    await forgetLimits();
    const second = await client.mfa.challenge({ factorId, channel: 'sms' });
    const old = { factorId, challengeId: first.data?.id ?? '', code: firstCode };
    expect((await client.mfa.verify(old)).error).toMatchObject({ code: 'mfa_factor_not_found' });
    server.clock.advance(6 * MINUTE_MS);
    const late = { factorId, challengeId: second.data?.id ?? '', code: lastCode() };
    expect((await client.mfa.verify(late)).error).toMatchObject({ code: 'mfa_challenge_expired' });
  });

  it('must be a number, reached by a way there is', async () => {
    const client = await (await people.person()).signIn();
    for (const phone of ['', '12', 'abc']) {
      expect((await client.mfa.enroll({ factorType: 'phone', phone })).error).toMatchObject({
        status: 400,
        code: 'validation_failed',
      });
    }
    const { data } = await client.mfa.enroll({ factorType: 'phone', phone: '+919833300003' });
    const factorId = data?.id ?? '';
    const byWhatsApp = await client.mfa.challenge({ factorId, channel: 'whatsapp' });
    expect(byWhatsApp.error).toMatchObject({ status: 400, code: 'phone_provider_disabled' });
    hasSms = false;
    const bySms = await client.mfa.challenge({ factorId, channel: 'sms' });
    hasSms = true;
    expect(bySms.error).toMatchObject({ status: 422, code: 'mfa_phone_verify_not_enabled' });
  });
});

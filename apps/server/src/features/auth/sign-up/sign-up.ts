import * as z from 'zod';
import { limitLookups } from '../../../contract/limits/rate-limit';
import { withAuth } from '../../../db';
import { insertPerson } from '../account/create-person';
import { presentUser } from '../account/present-user';
import { profileFrom } from '../account/user-metadata';
import { listIdentities } from '../auth.queries';
import type { AuthContext } from '../auth-deps';
import { AuthError, invalidRequest } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { parseEmail } from '../contacts/email';
import { requireChannel, requirePhoneNumber } from '../contacts/phone-number';
import { takeSending } from '../mail/mail-limits';
import { mailLink } from '../mail/mail-link';
import { messageCode } from '../otp/message-code';
import { requireUsablePassword } from '../password/password-rules';
import { requirePkceParams } from '../providers/pkce';
import { requireCaptcha } from '../requests/captcha';
import { inBackground } from '../requests/in-background';
import { takeSignUp } from '../requests/limits';
import { optionalText, readBody } from '../requests/read-body';
import { redirectTarget } from '../requests/redirects';
import { deviceOf, presentSession, startSession } from '../sessions/sessions';
import { fakeUser } from './fake-user';
import { requireOpenSignUps } from './require-open';

const body = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  channel: optionalText,
  data: z.record(z.string(), z.unknown()).nullish(),
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});
type SignUpBody = z.output<typeof body>;

interface Login {
  readonly email: string | null;
  readonly phone: string | null;
}

function requireLogin(input: SignUpBody): Login & { password: string } {
  const { email, phone, password } = input;
  if (!email && !phone) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (!password) throw invalidRequest('Signup requires a valid password');
  requireUsablePassword(password);
  if (email && phone) {
    throw invalidRequest('Only an email address or phone number should be provided on signup.');
  }
  if (phone) return { email: null, phone: requirePhoneNumber(phone), password };
  const parsed = parseEmail(email ?? '');
  if (!parsed) throw invalidRequest('Unable to validate email address: invalid format');
  return { email: parsed, phone: null, password };
}

type SendProof = () => Promise<void>;

/**
 * Sends the verification after the response: to a new person, to one who has not verified yet, and
 * to nobody when the address is in use.
 */
function proofOf(c: AuthContext, services: AuthServices, input: SignUpBody, login: Login) {
  const { db } = services.ports;
  const { email, phone } = login;
  // A new account has no known device.
  const asker = { address: c.get('address') };
  const challenge = requirePkceParams(input);
  if (phone && challenge) throw invalidRequest('PKCE not supported for phone signups');
  if (phone) {
    const channel = requireChannel(services, input.channel);
    const send: SendProof = async () => {
      await takeSending(db, 'sms', 'code', { recipient: phone, asker });
      await messageCode(services, { phone, channel, kind: 'phone_confirmation', asker });
    };
    return send;
  }
  const redirectTo = redirectTarget(c, services);
  const send: SendProof = async () => {
    if (!email) return;
    await takeSending(db, 'mail', 'confirm', { recipient: email, asker });
    await mailLink(services, { kind: 'confirmation', email, challenge, redirectTo, asker });
  };
  return send;
}

export async function signUp(c: AuthContext, services: AuthServices): Promise<Response> {
  const { ports, passwords } = services;
  const input = await readBody(c, body);
  await takeSignUp(ports.db, c.get('address'));
  requireOpenSignUps(services);
  await requireCaptcha(c, services);
  const { password, ...login } = requireLogin(input);
  const sendProof = proofOf(c, services, input, login);
  const data = input.data ?? {};
  const profile = profileFrom(data);
  const isConfirmed = Boolean(login.email ? services.autoConfirm : services.autoConfirmPhone);
  const mobile = isConfirmed && login.phone ? { mobile: `+${login.phone}` } : {};
  const passwordHash = await passwords.hash(password);
  const made = await withAuth(ports.db, 'write', async (tx) => {
    const user = await insertPerson(tx, ports, {
      ...profile,
      ...mobile,
      ...login,
      passwordHash,
      isConfirmed,
    });
    if (!user) return {};
    if (!isConfirmed) return { user, identities: await listIdentities(tx, user.id) };
    const signIn = { method: 'password', device: deviceOf(c) };
    return { open: await startSession(tx, services, user, signIn) };
  });
  if (made.open) {
    services.knownDevices.remember(c, made.open);
    return c.json(await presentSession(services, made.open));
  }
  if (isConfirmed) {
    await limitLookups(ports, null, c.get('address'));
    throw new AuthError(422, 'user_already_exists', 'User already registered');
  }
  inBackground(services, 'confirmation', sendProof);
  if (!made.user) return c.json(fakeUser(services, login, data));
  return c.json(presentUser({ user: made.user, identities: made.identities, factors: [] }));
}

import * as z from 'zod';
import { withAuth } from '../../../db';
import { insertPerson } from '../account/create-person';
import { profileFrom } from '../account/user-metadata';
import { findUserBy } from '../auth.queries';
import type { AuthContext } from '../auth-deps';
import { AuthError, invalidRequest } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { requireChannel, requirePhoneNumber } from '../contacts/phone-number';
import { guessSourceOf } from '../guessing/guess-source';
import { takeAsking, takeSending } from '../mail/mail-limits';
import { mailLink } from '../mail/mail-link';
import { requireEmail } from '../password/recover';
import { requirePkceParams } from '../providers/pkce';
import { requireCaptcha } from '../requests/captcha';
import { inBackground } from '../requests/in-background';
import { optionalText, readBody } from '../requests/read-body';
import { redirectTarget } from '../requests/redirects';
import { requireOpenSignUps } from '../sign-up/require-open';
import { messageCode } from './message-code';

const body = z.object({
  email: optionalText,
  phone: optionalText,
  channel: optionalText,
  data: z.record(z.string(), z.unknown()).nullish(),
  create_user: z.boolean().nullish(),
  code_challenge: optionalText,
  code_challenge_method: optionalText,
});
type OtpBody = z.output<typeof body>;

type Login = { readonly email: string; readonly phone: null } | { email: null; phone: string };

/** Someone new gets an account without a password, which the code will prove to be theirs. */
async function ensurePerson(
  { ports }: AuthServices,
  { email, phone }: Login,
  profile: ReturnType<typeof profileFrom>,
): Promise<void> {
  const person = { ...profile, email, phone, passwordHash: null, isConfirmed: false };
  await withAuth(ports.db, 'write', (tx) => insertPerson(tx, ports, person));
}

/** New people are refused if the caller or the operator does not want sign-ups. */
async function requireWanted(
  services: AuthServices,
  { email, phone }: Login,
  { create_user }: OtpBody,
): Promise<void> {
  const { ports, closedToNew } = services;
  if (create_user !== false && !closedToNew) return;
  const [column, value] =
    email === null ? (['phone', phone] as const) : (['email', email] as const);
  const known = await withAuth(ports.db, 'read', (tx) => findUserBy(tx, column, value));
  if (known) return;
  if (create_user === false) {
    throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
  }
  requireOpenSignUps(services);
}

async function otpByPhone(c: AuthContext, services: AuthServices, input: OtpBody, text: string) {
  const phone = requirePhoneNumber(text);
  const channel = requireChannel(services, input.channel);
  const profile = profileFrom(input.data ?? {});
  const login = { email: null, phone };
  const asker = await guessSourceOf(c, services, 'phone', phone);
  await takeSending(services.ports.db, 'sms', 'code', { recipient: phone, asker });
  await requireWanted(services, login, input);
  if (input.create_user !== false) await ensurePerson(services, login, profile);
  const messageId = await messageCode(services, { phone, channel, kind: 'sms', asker });
  return messageId ? { message_id: messageId } : {};
}

async function otpByMail(c: AuthContext, services: AuthServices, input: OtpBody) {
  const email = requireEmail(input.email, 'One-time sign-in');
  const challenge = requirePkceParams(input);
  const profile = profileFrom(input.data ?? {});
  const redirectTo = redirectTarget(c, services);
  const login = { email, phone: null };
  const asker = await guessSourceOf(c, services, 'email', email);
  await takeSending(services.ports.db, 'mail', 'magic-link', { recipient: email, asker });
  await requireWanted(services, login, input);
  inBackground(services, 'sign-in mail', async () => {
    if (input.create_user !== false) await ensurePerson(services, login, profile);
    await mailLink(services, { kind: 'magiclink', email, challenge, redirectTo, asker });
  });
  return {};
}

/** `POST /otp`: a way in without a password, for people new or known. */
export async function sendOtp(c: AuthContext, services: AuthServices): Promise<Response> {
  const input = await readBody(c, body);
  await takeAsking(services.ports.db, c.get('address'));
  await requireCaptcha(c, services);
  const { email, phone } = input;
  if (email && phone) {
    throw invalidRequest('Only an email address or phone number should be provided');
  }
  const answer = phone
    ? await otpByPhone(c, services, input, phone)
    : await otpByMail(c, services, input);
  return c.json(answer);
}

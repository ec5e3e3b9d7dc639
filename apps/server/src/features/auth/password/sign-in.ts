import * as z from 'zod';
import { withAuth } from '../../../db';
import { findUserBy, type UserWithStatus } from '../auth.queries';
import type { AuthContext } from '../auth-deps';
import { AuthError, invalidRequest } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { parseEmail } from '../contacts/email';
import { requireCaptcha } from '../requests/captcha';
import { optionalText, readBody } from '../requests/read-body';
import { deviceOf, presentSession, startLastSession } from '../sessions/sessions';
import { requireStanding } from '../tokens/standing';
import { weaknessOf } from './password-rules';

const body = z.object({ email: optionalText, phone: optionalText, password: optionalText });

/** Known only after the password proved right, so none of it helps a guesser. */
function requireMaySignIn(person: UserWithStatus, column: 'email' | 'phone', nowMs: number): void {
  requireStanding(person, nowMs, 400);
  const { email_confirmed_at, phone_confirmed_at } = person.user;
  if (column === 'email' && !email_confirmed_at) {
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  if (column === 'phone' && !phone_confirmed_at) {
    throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed');
  }
}

function requireName(input: z.output<typeof body>) {
  const { email, phone } = input;
  // A malformed address takes the same path and time as an unknown one.
  if (email) return { column: 'email', value: parseEmail(email) ?? '' } as const;
  if (phone) return { column: 'phone', value: phone.replace(/\D/g, '').slice(0, 32) } as const;
  throw invalidRequest('missing email or phone');
}

/** `grant_type=password`. Unknown person, no password set, wrong password: one answer, one effort. */
export async function signIn(c: AuthContext, services: AuthServices): Promise<Response> {
  const { ports, passwords, guessLimit, knownDevices } = services;
  const input = await readBody(c, body);
  const { column, value } = requireName(input);
  const password = input.password ?? '';
  await requireCaptcha(c, services);
  const find = () => withAuth(ports.db, 'read', (tx) => findUserBy(tx, column, value));
  // Only for a known device is the account looked up before the guess is counted.
  const isKnown = knownDevices.isCarried(c);
  const early = isKnown ? await find() : undefined;
  const own = early && knownDevices.find(c, early.user)?.id;
  const asker = { address: c.get('address'), ...(own ? { own } : {}) };
  const { counted, isLikelyFine } = guessLimit.take(asker, value);
  const person = isKnown ? early : await find();
  if (!isLikelyFine) await counted;
  const [isRight, guess] = await Promise.all([
    passwords.matches(password, person?.user.password_hash),
    counted,
  ]);
  if (!person || !isRight) {
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  requireMaySignIn(person, column, ports.nowMs());
  const how = { method: 'password', device: deviceOf(c) };
  const { opened } = await withAuth(ports.db, 'write', (tx) =>
    startLastSession(tx, services, person.user, how),
  );
  // Not awaited; if it fails, one right password counts as a wrong one.
  guess
    .giveBack()
    .catch((err: unknown) => c.get('log').warn({ err }, 'a guess was not given back'));
  const weakness = weaknessOf(password);
  const open = await opened;
  knownDevices.remember(c, open);
  const session = await presentSession(services, open);
  return c.json(weakness ? { ...session, weak_password: weakness } : session);
}

import { eq } from 'drizzle-orm';
import { withAuth } from '../../../db';
import { oneTimeTokens } from '../../../db/schema/auth/auth-flows';
import type { UserRow } from '../account/present-user';
import { mailWarning } from '../alarms/mail-warning';
import { findUserBy } from '../auth.queries';
import type { AuthContext } from '../auth-deps';
import { AuthError, invalidRequest } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { requireChannel } from '../contacts/phone-number';
import { takeCodeGuess } from '../guessing/code-guesses';
import { signedInSource } from '../guessing/guess-source';
import { composeMail } from '../mail/compose-mail';
import { takeInstanceSending, takeSending } from '../mail/mail-limits';
import { sendCode } from '../otp/message-code';
import { issueToken, takeCode } from '../otp/one-time-tokens';
import { inBackground, sendMail } from '../requests/in-background';
import type { SignedIn } from '../sessions/require-session';

const KIND = 'reauthentication';

/** A verified address only: the code replaces a sign-in. */
export function nonceAddress(user: UserRow): string | undefined {
  const { email, email_confirmed_at, phone, phone_confirmed_at } = user;
  if (email && email_confirmed_at) return email;
  return (phone_confirmed_at && phone) || undefined;
}

function requireNonceAddress(user: UserRow): string {
  const address = nonceAddress(user);
  if (address) return address;
  throw invalidRequest('Reauthentication requires the user to have an email or a phone number');
}

/** `GET /reauthenticate`: a code that shows the person still has their mailbox or phone. */
export async function reauthenticate(
  c: AuthContext,
  services: AuthServices,
  who: SignedIn,
): Promise<Response> {
  const { db } = services.ports;
  const { user } = who;
  const asker = signedInSource(c, who);
  const address = requireNonceAddress(user);
  const carrier = address === user.email ? 'mail' : 'sms';
  const channel = carrier === 'mail' ? undefined : requireChannel(services, undefined);
  await takeSending(db, carrier, KIND, { recipient: address, asker });
  await takeInstanceSending(db, carrier, asker);
  const { code, language } = await withAuth(db, 'write', async (tx) => {
    const person = await findUserBy(tx, 'id', user.id);
    const secrets = await issueToken(tx, services, {
      userId: user.id,
      kind: KIND,
      address,
      askedBy: who.sessionId,
    });
    return { code: secrets.code, language: person?.language ?? 'en' };
  });
  if (channel) await sendCode(services, { phone: address, channel, code, language });
  else {
    const mail = composeMail({ kind: 'reauthenticate', language, to: address, code });
    inBackground(services, 'reauthentication mail', () => sendMail(services, mail));
  }
  return c.json({});
}

/** Good for one use; a wrong one counts, whatever becomes of the rest of the request. */
export async function requireNonce(
  services: AuthServices,
  { user, sessionId }: SignedIn,
  nonce: string,
): Promise<void> {
  const { db } = services.ports;
  const address = requireNonceAddress(user);
  const { id: userId } = user;
  const guess = await takeCodeGuess(db, {
    subject: `nonce:${userId}`,
    asker: { address: sessionId, own: sessionId },
    onStopped: () => mailWarning(services, { kind: 'codes-stopped', userId }),
  });
  const isRight = await withAuth(db, 'write', async (tx) => {
    const row = await takeCode(
      tx,
      services,
      { address, code: nonce, kinds: [KIND], askedBy: sessionId },
      userId,
    );
    if (!row) return false;
    await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.id, row.id));
    return true;
  });
  if (isRight) return guess.reset();
  throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}

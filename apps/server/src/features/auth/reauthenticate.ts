import { eq } from 'drizzle-orm';
import { withAuth } from '../../db';
import { oneTimeTokens } from '../../db/schema/auth-flows';
import { findUserBy } from './auth.queries';
import type { AuthContext } from './auth-deps';
import { AuthError, invalidRequest } from './auth-error';
import type { AuthServices } from './auth-services';
import { composeMail } from './compose-mail';
import { inBackground, sendMail } from './in-background';
import { takeCodeGuess, takeInstanceSending, takeSending } from './mail-limits';
import { sendCode } from './message-code';
import { issueToken, takeCode } from './one-time-tokens';
import { requireChannel } from './phone-number';
import type { UserRow } from './present-user';
import type { SignedIn } from './require-session';

const KIND = 'reauthentication';

function nonceAddress({ email, phone }: UserRow): string {
  const address = email ?? phone;
  if (address) return address;
  throw invalidRequest('Reauthentication requires the user to have an email or a phone number');
}

/** `GET /reauthenticate`: a code that shows the person still has their mailbox or phone. */
export async function reauthenticate(
  c: AuthContext,
  services: AuthServices,
  { user }: SignedIn,
): Promise<Response> {
  const { db } = services.ports;
  const address = nonceAddress(user);
  const carrier = user.email ? 'mail' : 'sms';
  const channel = user.email ? undefined : requireChannel(services, undefined);
  await takeSending(db, carrier, KIND, address);
  await takeInstanceSending(db, carrier);
  const { code, language } = await withAuth(db, 'write', async (tx) => {
    const person = await findUserBy(tx, 'id', user.id);
    const secrets = await issueToken(tx, services, { userId: user.id, kind: KIND, address });
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
  user: UserRow,
  nonce: string,
): Promise<void> {
  const { db } = services.ports;
  const address = nonceAddress(user);
  await takeCodeGuess(db, user.id, address);
  const isRight = await withAuth(db, 'write', async (tx) => {
    const row = await takeCode(tx, services, { address, code: nonce, kinds: [KIND] }, user.id);
    if (!row) return false;
    await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.id, row.id));
    return true;
  });
  if (isRight) return;
  throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}

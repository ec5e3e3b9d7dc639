import { DAY_MS } from '@chowk/domain/kernel';
import { and, eq, ne } from 'drizzle-orm';
import { type Tx, withAuth } from '../../../db';
import { sessions, users } from '../../../db/schema/auth/auth';
import type { AuthContext } from '../auth-deps';
import { AuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { signedInSource } from '../guessing/guess-source';
import { dropAllTokens } from '../otp/one-time-tokens';
import type { SignedIn } from '../sessions/require-session';
import { requireUsablePassword } from './password-rules';
import { requireNonce } from './reauthenticate';

const NONCE_AFTER_MS = DAY_MS;
/** These sign-in methods prove more than a password would. */
const PROVES_MORE = new Set(['otp', 'magiclink', 'recovery']);

export interface PasswordWish {
  readonly password: string;
  readonly current_password?: string | undefined;
  readonly nonce?: string | undefined;
}

async function readSession({ ports }: AuthServices, sessionId: string) {
  const [session] = await withAuth(ports.db, 'read', (tx) =>
    tx
      .select({ amr: sessions.amr, created_at: sessions.created_at })
      .from(sessions)
      .where(eq(sessions.id, sessionId)),
  );
  return session;
}

/** Counted like a sign-in, but per session, so that a stranger cannot use it up. */
export async function requireCurrent(
  c: AuthContext,
  services: AuthServices,
  who: SignedIn,
  current: string,
): Promise<void> {
  const { user } = who;
  const guess = await services.guessLimit.take(signedInSource(c, who), user.id).counted;
  if (!(await services.passwords.matches(current, user.password_hash))) {
    throw new AuthError(400, 'current_password_invalid', 'Current password is not correct');
  }
  await guess.giveBack();
}

/** The new hash, once everything that may be asked of the person was given. */
export async function preparePassword(
  c: AuthContext,
  services: AuthServices,
  who: SignedIn,
  wish: PasswordWish,
): Promise<string> {
  const { passwords, passwordChange = {}, ports } = services;
  const { password, current_password, nonce } = wish;
  requireUsablePassword(password);
  const session = await readSession(services, who.sessionId);
  const isProved = session?.amr.some(({ method }) => PROVES_MORE.has(method)) ?? false;
  const ageMs = ports.nowMs() - (session?.created_at.getTime() ?? 0);
  if (nonce) await requireNonce(services, who, nonce);
  else if (passwordChange.needsNonce && ageMs > NONCE_AFTER_MS) {
    const message = 'Password update requires reauthentication';
    throw new AuthError(400, 'reauthentication_needed', message);
  }
  if (current_password) await requireCurrent(c, services, who, current_password);
  else if (passwordChange.needsCurrent && who.user.password_hash && !isProved) {
    const message = 'Current password required when setting new password.';
    throw new AuthError(400, 'current_password_required', message);
  }
  if (await passwords.matches(password, who.user.password_hash)) {
    const message = 'New password should be different from the old password.';
    throw new AuthError(422, 'same_password', message);
  }
  return passwords.hash(password);
}

/** Other sessions and links were obtained with the old password. */
export async function storePassword(tx: Tx, who: SignedIn, passwordHash: string): Promise<void> {
  const { id } = who.user;
  await Promise.all([
    tx
      .update(users)
      .set({
        password_hash: passwordHash,
        new_email: null,
        email_change_accepted: null,
        email_change_sent_at: null,
        new_phone: null,
        phone_change_sent_at: null,
      })
      .where(eq(users.id, id)),
    tx.delete(sessions).where(and(eq(sessions.user_id, id), ne(sessions.id, who.sessionId))),
    dropAllTokens(tx, id),
  ]);
}

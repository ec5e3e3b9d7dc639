import { MINUTE_MS } from '@chowk/domain/kernel';
import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { type Tx, withAuth } from '../../../db';
import { challenges, factors } from '../../../db/schema/auth/auth-factors';
import type { Channel } from '../../../messaging';
import { findUserBy } from '../auth.queries';
import { type AuthContext, toSeconds } from '../auth-deps';
import { AuthError } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { requireChannel } from '../contacts/phone-number';
import { factorSource } from '../guessing/guess-source';
import { takeInstanceSending, takeSending } from '../mail/mail-limits';
import { sendCode } from '../otp/message-code';
import { newCode } from '../otp/one-time-secrets';
import { optionalText, readBody } from '../requests/read-body';
import type { SignedIn } from '../sessions/require-session';
import { needsSecondStep } from './enroll-factor';
import { takeChallenging } from './factor-limits';
import { type FactorRow, hasVerified, requireFactor, requireFactorId } from './factors.queries';
import { passkeyOptions } from './passkeys/passkey-options';

const CHALLENGE_LIFE_MS = 5 * MINUTE_MS;

const body = z.object({ channel: optionalText });

/** A factor enrolled with only the password must not replace a verified one. */
export function requireMayProve(who: SignedIn, factor: FactorRow): void {
  const isNew = factor.status === 'unverified';
  if (isNew && hasVerified(who.factors) && who.session.aal !== 'aal2') throw needsSecondStep();
}

function requireFactorChannel(services: AuthServices, wanted: string | undefined): Channel {
  const { messenger } = services.ports;
  if (!wanted && !messenger.isConfigured('sms') && messenger.isConfigured('whatsapp')) {
    return 'whatsapp';
  }
  if (!messenger.isConfigured('sms') && !messenger.isConfigured('whatsapp')) {
    const message = 'MFA verification is disabled for Phone';
    throw new AuthError(422, 'mfa_phone_verify_not_enabled', message);
  }
  return requireChannel(services, wanted);
}

async function ask(tx: Tx, services: AuthServices, who: SignedIn, factor: FactorRow) {
  const { ports, codes } = services;
  const nowMs = ports.nowMs();
  const id = ports.newId();
  const code = newCode();
  const isPhone = factor.factor_type === 'phone';
  const passkey =
    factor.factor_type === 'webauthn' ? await passkeyOptions(tx, services, who, factor) : undefined;
  const expiresAt = new Date(nowMs + CHALLENGE_LIFE_MS);
  if (isPhone) {
    // The newer message voids the older one.
    await tx
      .delete(challenges)
      .where(and(eq(challenges.factor_id, factor.id), isNull(challenges.verified_at)));
  }
  await tx.insert(challenges).values({
    id,
    factor_id: factor.id,
    session_id: who.sessionId,
    otp_hash: isPhone ? codes.hash(code, id) : null,
    passkey_challenge: passkey?.challenge ?? null,
    created_at: new Date(nowMs),
    expires_at: expiresAt,
  });
  await tx
    .update(factors)
    .set({ last_challenged_at: new Date(nowMs) })
    .where(eq(factors.id, factor.id));
  const told = passkey ? { webauthn: passkey.told } : {};
  return { id, code, told, expires_at: toSeconds(expiresAt.getTime()) };
}

/** `POST /factors/{id}/challenge`: bound to the session that asks, for phones change addresses. */
export async function challengeFactor(
  c: AuthContext,
  services: AuthServices,
  who: SignedIn,
): Promise<Response> {
  const { db } = services.ports;
  const factorId = requireFactorId(c.req.param('id'));
  const { channel: wanted } = await readBody(c, body);
  const asker = factorSource(c, services, who);
  await takeChallenging(db, who.user.id, asker);
  const factor = await withAuth(db, 'read', (tx) => requireFactor(tx, who.user.id, factorId));
  requireMayProve(who, factor);
  const { factor_type: type, phone } = factor;
  const channel = phone ? requireFactorChannel(services, wanted) : undefined;
  if (phone) {
    await takeSending(db, 'sms', 'factor', { recipient: phone, asker });
    await takeInstanceSending(db, 'sms', asker);
  }
  const { asked, language } = await withAuth(db, 'write', async (tx) => ({
    asked: await ask(tx, services, who, await requireFactor(tx, who.user.id, factorId)),
    language: (await findUserBy(tx, 'id', who.user.id))?.language ?? 'en',
  }));
  const { id, code, told, expires_at } = asked;
  if (phone && channel) await sendCode(services, { phone, channel, code, language });
  return c.json({ id, type, expires_at, ...told });
}

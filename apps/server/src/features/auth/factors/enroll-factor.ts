import { MINUTE_MS } from '@chowk/domain/kernel';
import { and, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Tx, withAuth } from '../../../db';
import { challenges, FACTOR_TYPES, factors } from '../../../db/schema/auth/auth-factors';
import type { AuthContext } from '../auth-deps';
import { AuthError, invalidRequest } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { requirePhoneNumber } from '../contacts/phone-number';
import { optionalText, readBody } from '../requests/read-body';
import type { SignedIn } from '../sessions/require-session';
import { takeEnrolling } from './factor-limits';
import { qrSvg, totpUri } from './factor-qr';
import { type FactorRow, hasVerified, listFactors, lockPerson } from './factors.queries';
import { requireRelyingParty } from './passkeys/passkey-options';
import { base32, newTotpSecret } from './totp';

const MAX_FACTORS = 10;
export const MAX_NAME_LENGTH = 100;
const FORGOTTEN_AFTER_MS = 5 * MINUTE_MS;

const body = z.object({
  factor_type: optionalText,
  friendly_name: optionalText,
  issuer: optionalText,
  phone: optionalText,
});
type EnrollBody = z.output<typeof body>;

function requireWish(services: AuthServices, input: EnrollBody) {
  const factorType = FACTOR_TYPES.find((type) => type === input.factor_type);
  if (!factorType) throw invalidRequest('factor_type needs to be totp, phone, or webauthn');
  const name = input.friendly_name?.trim() || null;
  if ((name?.length ?? 0) > MAX_NAME_LENGTH || (input.issuer?.length ?? 0) > MAX_NAME_LENGTH) {
    throw invalidRequest(`Names cannot be longer than ${MAX_NAME_LENGTH} characters`);
  }
  if (factorType === 'webauthn') requireRelyingParty(services, 'enroll');
  if (factorType !== 'phone') return { factorType, name, phone: null };
  const { messenger } = services.ports;
  if (!messenger.isConfigured('sms') && !messenger.isConfigured('whatsapp')) {
    const message = 'MFA enroll is disabled for Phone';
    throw new AuthError(422, 'mfa_phone_enroll_not_enabled', message);
  }
  return { factorType, name, phone: requirePhoneNumber(input.phone ?? '') };
}
type Wish = ReturnType<typeof requireWish>;

/** Unfinished, with no code requested that could still complete it. */
async function dropForgotten(tx: Tx, userId: string, nowMs: number): Promise<void> {
  const live = tx
    .select({ one: sql`1` })
    .from(challenges)
    .where(and(eq(challenges.factor_id, factors.id), gt(challenges.expires_at, new Date(nowMs))));
  await tx
    .delete(factors)
    .where(
      and(
        eq(factors.user_id, userId),
        eq(factors.status, 'unverified'),
        lt(factors.created_at, new Date(nowMs - FORGOTTEN_AFTER_MS)),
        notExists(live),
      ),
    );
}

export function needsSecondStep(): AuthError {
  return new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
}

export function nameTaken(name: string | null): AuthError {
  const message = `A factor with the friendly name "${name ?? ''}" for this user already exists`;
  return new AuthError(422, 'mfa_factor_name_conflict', message);
}

function requireRoomFor({ name, phone }: Wish, known: readonly FactorRow[]): void {
  if (known.length >= MAX_FACTORS) {
    const message = 'Maximum number of factors reached, unenroll to continue';
    throw new AuthError(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (phone && known.some((each) => each.phone === phone && each.status === 'verified')) {
    const message = 'A verified phone factor already exists, unenroll the existing factor first';
    throw new AuthError(422, 'mfa_verified_factor_exists', message);
  }
  if (known.some((each) => each.friendly_name === name)) throw nameTaken(name);
}

async function enroll(tx: Tx, services: AuthServices, who: SignedIn, wish: Wish) {
  const { ports, factorSecrets } = services;
  const userId = who.user.id;
  const nowMs = ports.nowMs();
  // One at a time per person, or two at once would slip past the rules below.
  await lockPerson(tx, userId);
  await dropForgotten(tx, userId, nowMs);
  const all = await listFactors(tx, userId);
  if (hasVerified(all) && who.session.aal !== 'aal2') throw needsSecondStep();
  // The same phone again, still unverified, replaces the first attempt.
  const replaced = all.filter(
    ({ phone, status }) => wish.phone && phone === wish.phone && status === 'unverified',
  );
  requireRoomFor(
    wish,
    all.filter((factor) => !replaced.includes(factor)),
  );
  if (replaced.length > 0) {
    const ids = replaced.map((factor) => factor.id);
    await tx.delete(factors).where(inArray(factors.id, ids));
  }
  const id = ports.newId();
  const secret = newTotpSecret();
  const now = new Date(nowMs);
  await tx.insert(factors).values({
    id,
    user_id: userId,
    factor_type: wish.factorType,
    friendly_name: wish.name,
    phone: wish.phone,
    secret: wish.factorType === 'totp' ? factorSecrets.seal(secret, id) : null,
    created_at: now,
    updated_at: now,
  });
  return { id, secret };
}

/** `POST /factors`: starts the enrolment, which has no effect until a code is verified. */
export async function enrollFactor(
  c: AuthContext,
  services: AuthServices,
  who: SignedIn,
): Promise<Response> {
  const { db } = services.ports;
  const input = await readBody(c, body);
  await takeEnrolling(db, who.user.id);
  const wish = requireWish(services, input);
  const { id, secret } = await withAuth(db, 'write', (tx) => enroll(tx, services, who, wish));
  const { factorType: type, name, phone } = wish;
  const common = { id, type, ...(name ? { friendly_name: name } : {}) };
  if (type === 'phone') return c.json({ ...common, phone });
  if (type === 'webauthn') return c.json(common);
  const issuer = input.issuer || new URL(services.siteUrl).host;
  const account = who.user.email ?? who.user.phone ?? who.user.id;
  const uri = totpUri(secret, { issuer, account });
  return c.json({ ...common, totp: { qr_code: qrSvg(uri), secret: base32(secret), uri } });
}

import { isUuid } from '@chowk/domain/kernel';
import { and, eq, ne, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Tx, withAuth } from '../../../db';
import { sessions } from '../../../db/schema/auth/auth';
import { challenges, type FactorType, factors } from '../../../db/schema/auth/auth-factors';
import { mailWarning } from '../alarms/mail-warning';
import { type AuthContext, toSeconds } from '../auth-deps';
import { AuthError, invalidRequest } from '../auth-error';
import type { AuthServices } from '../auth-services';
import { provedEmail } from '../contacts/proved-contacts';
import { takeCodeGuess } from '../guessing/code-guesses';
import { factorSource } from '../guessing/guess-source';
import { giveNotice } from '../mail/security-notices';
import { isSameHash } from '../otp/one-time-secrets';
import { optionalText, readBody } from '../requests/read-body';
import type { OpenSession } from '../sessions/read-rows';
import { COUNTER_LEAP } from '../sessions/refresh/judge-refresh';
import { lockSession } from '../sessions/refresh/lock-session';
import { writeRefreshToken } from '../sessions/refresh/refresh-token';
import { type SignedIn, sessionGone } from '../sessions/require-session';
import { presentSession } from '../sessions/sessions';
import { requireMayProve } from './challenge-factor';
import { takePasskeyTry } from './factor-limits';
import {
  type FactorRow,
  listFactors,
  lockPerson,
  METHOD_OF_FACTOR,
  requireFactor,
  requireFactorId,
} from './factors.queries';
import { type PasskeyAnswer, passkeyAnswer, provePasskey } from './passkeys/prove-passkey';
import { matchTotp } from './totp';

const MAX_WRONG_GUESSES = 5;

const body = z.object({
  challenge_id: optionalText,
  code: optionalText,
  webauthn: passkeyAnswer.nullish(),
});

const REFUSALS: Readonly<Record<FactorType, string>> = {
  totp: 'Invalid TOTP code entered',
  phone: 'Invalid MFA Phone code entered',
  webauthn: 'The passkey could not be verified',
};

type ChallengeRow = typeof challenges.$inferSelect;

async function requireChallenge(
  tx: Tx,
  who: SignedIn,
  factor: FactorRow,
  id: string,
  nowMs: number,
) {
  const [challenge] = isUuid(id)
    ? await tx
        .select()
        .from(challenges)
        .where(and(eq(challenges.id, id), eq(challenges.factor_id, factor.id)))
        .for('update')
    : [];
  if (!challenge) {
    const message = 'MFA factor with the provided challenge ID not found';
    throw new AuthError(422, 'mfa_factor_not_found', message);
  }
  if (challenge.verified_at || challenge.session_id !== who.sessionId) {
    const message = 'Challenge and verify IP addresses mismatch.';
    throw new AuthError(422, 'mfa_ip_address_mismatch', message);
  }
  const isOver = challenge.expires_at.getTime() <= nowMs;
  if (isOver || challenge.wrong_guesses >= MAX_WRONG_GUESSES) {
    const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
    throw new AuthError(422, 'mfa_challenge_expired', message);
  }
  return challenge;
}

/** What to remember of a right code; undefined for a wrong one. */
function proofOf(
  { codes, factorSecrets }: AuthServices,
  factor: FactorRow,
  challenge: ChallengeRow,
  { code, nowMs }: { readonly code: string; readonly nowMs: number },
): Partial<FactorRow> | undefined {
  if (factor.factor_type === 'phone') {
    const { otp_hash } = challenge;
    return otp_hash && isSameHash(otp_hash, codes.hash(code, challenge.id)) ? {} : undefined;
  }
  const secret = factor.secret && factorSecrets.open(factor.secret, factor.id);
  if (!secret) throw new Error('The secret of a factor cannot be opened');
  const step = matchTotp(secret, code, { nowMs, lastUsedStep: factor.last_used_step });
  return step === undefined ? undefined : { last_used_step: step };
}

/** Everyone else signed in has shown less: a thief with the password is out from here on. */
export async function raiseSession(
  tx: Tx,
  services: AuthServices,
  found: NonNullable<Awaited<ReturnType<typeof lockSession>>>,
  {
    factorId,
    method,
    device,
  }: {
    readonly factorId: string | null;
    readonly method: string;
    readonly device: Uint8Array | undefined;
  },
): Promise<OpenSession> {
  const { ports, refreshKeys } = services;
  const { session, user, identities } = found;
  const nowMs = ports.nowMs();
  const key = refreshKeys.open(session.refresh_key, session.id);
  if (!key) throw sessionGone();
  const amr = [
    { method, timestamp: toSeconds(nowMs) },
    ...session.amr.filter((entry) => entry.method !== method),
  ];
  const counter = session.refresh_counter + COUNTER_LEAP;
  await tx
    .update(sessions)
    .set({
      aal: 'aal2',
      factor_id: factorId ?? session.factor_id,
      amr,
      refresh_counter: counter,
      min_counter: counter,
      refreshed_at: new Date(nowMs),
      refreshed_by: device ?? null,
    })
    .where(eq(sessions.id, session.id));
  await tx
    .delete(sessions)
    .where(
      and(eq(sessions.user_id, user.id), eq(sessions.aal, 'aal1'), ne(sessions.id, session.id)),
    );
  return {
    user,
    identities,
    factors: await listFactors(tx, user.id),
    session: { id: session.id, aal: 'aal2', amr },
    refreshToken: writeRefreshToken(session.id, counter, key),
  };
}

interface Guess {
  readonly factorId: string;
  readonly challengeId: string;
  readonly code: string;
  readonly passkey: PasskeyAnswer | undefined;
  readonly device: Uint8Array | undefined;
}

/** A wrong code is returned, not thrown, so that its count commits. */
async function verify(
  tx: Tx,
  services: AuthServices,
  who: SignedIn,
  guess: Guess,
): Promise<{ readonly open: OpenSession; readonly isNew: boolean } | FactorRow> {
  const nowMs = services.ports.nowMs();
  const now = new Date(nowMs);
  await lockPerson(tx, who.user.id);
  const found = await lockSession(tx, who.sessionId);
  if (!found) throw sessionGone();
  const factor = await requireFactor(tx, who.user.id, guess.factorId);
  requireMayProve({ ...who, factors: found.factors }, factor);
  const challenge = await requireChallenge(tx, who, factor, guess.challengeId, nowMs);
  const isPasskey = factor.factor_type === 'webauthn';
  const shown = isPasskey
    ? await provePasskey(tx, services, factor, {
        challenge: challenge.passkey_challenge,
        answer: guess.passkey,
      })
    : factor;
  const proof = isPasskey ? shown && {} : proofOf(services, factor, challenge, { ...guess, nowMs });
  const thisOne = eq(challenges.id, challenge.id);
  if (!proof || !shown) {
    // A signature is not mistyped: its challenge is spent by one response, right or wrong.
    const wrong_guesses = isPasskey ? MAX_WRONG_GUESSES : sql`${challenges.wrong_guesses} + 1`;
    await tx.update(challenges).set({ wrong_guesses }).where(thisOne);
    return factor;
  }
  await tx.update(challenges).set({ verified_at: now }).where(thisOne);
  const isNew = factor.status !== 'verified';
  const changes = { ...proof, ...(isNew ? { status: 'verified' as const, updated_at: now } : {}) };
  // A phone or a passkey that is known already has nothing to remember.
  if (Object.keys(changes).length > 0) {
    await tx.update(factors).set(changes).where(eq(factors.id, factor.id));
  }
  await tx
    .delete(factors)
    .where(
      and(
        eq(factors.user_id, who.user.id),
        eq(factors.factor_type, factor.factor_type),
        eq(factors.status, 'unverified'),
      ),
    );
  const method = METHOD_OF_FACTOR[factor.factor_type];
  const { device } = guess;
  const open = await raiseSession(tx, services, found, { factorId: shown.id, method, device });
  return { open, isNew };
}

/** `POST /factors/{id}/verify`: a right code raises the session to the second level. */
export async function verifyFactor(
  c: AuthContext,
  services: AuthServices,
  who: SignedIn,
): Promise<Response> {
  const { db } = services.ports;
  const factorId = requireFactorId(c.req.param('id'));
  const { challenge_id: challengeId = '', code = '', webauthn } = await readBody(c, body);
  const passkey = webauthn ?? undefined;
  if (!code.trim() && !passkey) throw invalidRequest('Code needs to be non-empty');
  const { id: userId } = who.user;
  const asker = factorSource(c, services, who);
  // No signature is guessed: who used up the guesses at codes has not shut out the passkey.
  if (passkey) await takePasskeyTry(db, userId, asker);
  const counted = passkey
    ? undefined
    : await takeCodeGuess(db, {
        subject: `factor:${factorId}`,
        asker,
        onStopped: () => mailWarning(services, { kind: 'codes-stopped', userId }),
      });
  const guess = {
    ...{ factorId, challengeId, passkey },
    code: passkey ? '' : code.trim(),
    device: c.get('device'),
  };
  const outcome = await withAuth(db, 'write', (tx) => verify(tx, services, who, guess));
  if ('open' in outcome) {
    await counted?.reset();
    services.knownDevices.remember(c, outcome.open);
    const email = provedEmail(who.user);
    if (outcome.isNew) giveNotice(services, { kind: 'factor-added', userId, email });
    return c.json(await presentSession(services, outcome.open));
  }
  throw new AuthError(422, 'mfa_verification_failed', REFUSALS[outcome.factor_type]);
}

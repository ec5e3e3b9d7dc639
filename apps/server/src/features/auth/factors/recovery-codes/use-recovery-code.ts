import { ANONYMOUS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { writeAudit } from '../../../../contract/run/after-run';
import { defineSystemStep, type Tx, withAuth, withSystem } from '../../../../db';
import { recoveryCodes } from '../../../../db/schema/auth/auth-factors';
import { mailWarning } from '../../alarms/mail-warning';
import type { AuthContext } from '../../auth-deps';
import { AuthError, invalidRequest } from '../../auth-error';
import type { AuthServices } from '../../auth-services';
import { takeCodeGuess } from '../../guessing/code-guesses';
import { factorSource } from '../../guessing/guess-source';
import { isSameHash } from '../../otp/one-time-secrets';
import { optionalText, readBody } from '../../requests/read-body';
import type { OpenSession } from '../../sessions/read-rows';
import { lockSession } from '../../sessions/refresh/lock-session';
import { type SignedIn, sessionGone } from '../../sessions/require-session';
import { presentSession } from '../../sessions/sessions';
import { hasVerified, lockPerson } from '../factors.queries';
import { raiseSession } from '../verify-factor';
import { canonicalCode, hashRecoveryCode } from './recovery-code-text';
import { findRecoveryCodes } from './recovery-codes';

/** From here on the mail says that new ones should be made. */
const FEW_LEFT = 3;
const METHOD = 'mfa/recovery_code';

export const recordRecoveryCode = defineSystemStep(
  'auth.record-recovery-code',
  'Who came in without their second factor is on record; the audit trail is written by the system only.',
);

const body = z.object({ code: optionalText });

interface Used {
  readonly open: OpenSession;
  readonly left: number;
}

/** Undefined for a code that is none of this person's, or was used before. */
async function use(
  tx: Tx,
  services: AuthServices,
  who: SignedIn,
  { code, device }: { readonly code: string; readonly device: Uint8Array | undefined },
): Promise<Used | undefined> {
  const { ports, factorSecrets } = services;
  await lockPerson(tx, who.user.id);
  const found = await lockSession(tx, who.sessionId);
  if (!found) throw sessionGone();
  const row = await findRecoveryCodes(tx, who.user.id);
  if (!row || !hasVerified(found.factors)) return undefined;
  const key = factorSecrets.open(row.hash_key, row.id);
  if (!key) throw new Error('The key of recovery codes cannot be opened');
  const hash = Buffer.from(hashRecoveryCode(key, code));
  const hashes = row.hashes.filter((each) => !isSameHash(Buffer.from(each), hash));
  if (hashes.length === row.hashes.length) return undefined;
  const changes = { hashes, updated_at: new Date(ports.nowMs()) };
  await tx.update(recoveryCodes).set(changes).where(eq(recoveryCodes.id, row.id));
  const open = await raiseSession(tx, services, found, {
    factorId: null,
    method: METHOD,
    device,
  });
  return { open, left: hashes.length };
}

/**
 * `POST /factors/recovery-codes/verify`: one of ten codes, used once instead of the second factor.
 */
export async function verifyRecoveryCode(
  c: AuthContext,
  services: AuthServices,
  who: SignedIn,
): Promise<Response> {
  const { ports } = services;
  const code = canonicalCode((await readBody(c, body)).code ?? '');
  if (!code) throw invalidRequest('Code needs to be non-empty');
  const { id: userId } = who.user;
  const counted = await takeCodeGuess(ports.db, {
    subject: `recovery:${userId}`,
    asker: factorSource(c, services, who),
    onStopped: () => mailWarning(services, { kind: 'codes-stopped', userId }),
  });
  const given = { code, device: c.get('device') };
  const used = await withAuth(ports.db, 'write', (tx) => use(tx, services, who, given));
  if (!used) {
    throw new AuthError(422, 'mfa_verification_failed', 'Invalid recovery code entered');
  }
  const { open, left } = used;
  await counted.reset();
  services.knownDevices.remember(c, open);
  const kind = left > FEW_LEFT ? 'recovery-code-used' : 'recovery-codes-low';
  mailWarning(services, { kind, userId, codesLeft: left });
  await withSystem(ports.db, ANONYMOUS, recordRecoveryCode, (tx) =>
    writeAudit(tx, ports, {
      entity: 'users',
      entityId: userId,
      action: 'recovery_code_use',
      diff: { session_id: open.session.id, left },
      actor: ANONYMOUS,
      requestId: c.get('requestId'),
    }),
  );
  return c.json(await presentSession(services, open));
}

import { ANONYMOUS } from '@chowk/domain/kernel';
import { writeAudit } from '../../contract/after-run';
import { defineSystemStep, withSystem } from '../../db';
import type { AuthServices } from './auth-services';

export const recordTokenReuse = defineSystemStep(
  'auth.record-token-reuse',
  'The audit trail is written by the system only.',
);

/** An old refresh token came back long after its time: perhaps a thief, so it is on record. */
export async function recordReuse(
  { ports, log }: AuthServices,
  userId: string,
  sessionId: string,
  requestId: string,
): Promise<void> {
  log.warn(
    { userId, sessionId, requestId },
    'an old refresh token was used; the session has ended',
  );
  await withSystem(ports.db, ANONYMOUS, recordTokenReuse, (tx) =>
    writeAudit(tx, ports, {
      entity: 'sessions',
      entityId: sessionId,
      action: 'session_revoke_reused',
      diff: { user_id: userId },
      actor: ANONYMOUS,
      requestId,
    }),
  );
}

import { ANONYMOUS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../../../../contract/run/after-run';
import { asAuth, defineSystemStep, withSystem } from '../../../../db';
import { sessions } from '../../../../db/schema/auth/auth';
import { raiseAlarm } from '../../alarms/raise-alarm';
import { sendAlarm } from '../../alarms/send-alarm';
import type { AuthServices } from '../../auth-services';
import { inBackground } from '../../requests/in-background';

export const recordTokenReuse = defineSystemStep(
  'auth.record-token-reuse',
  'Two held one session: it ends, on record, and its person is told, all in one transaction.',
);

/**
 * An older refresh token was used again: it may be stolen, and the two holders cannot be told
 * apart.
 */
export async function endReused(
  services: AuthServices,
  sessionId: string,
  requestId: string,
): Promise<void> {
  const { ports, log } = services;
  const alarmId = await withSystem(ports.db, ANONYMOUS, recordTokenReuse, async (tx) => {
    const [ended] = await asAuth(tx, () =>
      tx.delete(sessions).where(eq(sessions.id, sessionId)).returning({ userId: sessions.user_id }),
    );
    if (!ended) return undefined;
    const { userId } = ended;
    log.warn({ userId, sessionId, requestId }, 'a refresh token came back; the session has ended');
    await writeAudit(tx, ports, {
      entity: 'sessions',
      entityId: sessionId,
      action: 'session_revoke_reused',
      diff: { user_id: userId },
      actor: ANONYMOUS,
      requestId,
    });
    return raiseAlarm(tx, ports, { kind: 'session-stolen', userId });
  });
  if (alarmId) inBackground(services, 'session-stolen', () => sendAlarm(services, alarmId));
}

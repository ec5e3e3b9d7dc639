import { lt, or } from 'drizzle-orm';
import type { Ports } from '../../contract/context';
import { withAuth } from '../../db';
import { sessions } from '../../db/schema/auth/auth';
import { defineJob, type Job } from '../../jobs';
import { alarmJobs } from './alarms/alarms.jobs';
import type { AuthDeps } from './auth-deps';
import { keyStore } from './tokens/keyring';
import { rotateSigningKey } from './tokens/signing-keys';

/** A month is far longer than any token lives, and short for someone trying to break a key. */
const FIRST_OF_THE_MONTH = '30 3 1 * *';

type JobDeps = Pick<AuthDeps, 'ports' | 'secret' | 'siteUrl'>;

/** Deletes sessions that cannot be refreshed any more. Returns how many. */
export async function forgetEndedSessions(
  ports: Pick<Ports, 'db' | 'nowMs' | 'sessionRules'>,
): Promise<number> {
  const nowMs = ports.nowMs();
  const gone = await withAuth(ports.db, 'write', (tx) =>
    tx
      .delete(sessions)
      .where(
        or(
          lt(sessions.not_after, new Date(nowMs)),
          lt(sessions.refreshed_at, new Date(nowMs - ports.sessionRules.idleMs)),
        ),
      )
      .returning({ id: sessions.id }),
  );
  return gone.length;
}

export function authJobs({ ports, secret, siteUrl }: JobDeps): readonly Job[] {
  return [
    ...alarmJobs({ ports, siteUrl }),
    defineJob({
      name: 'auth.rotate-signing-key',
      cron: FIRST_OF_THE_MONTH,
      handler: async () => async () => {
        await rotateSigningKey(keyStore(ports, secret));
      },
    }),
  ];
}

import { desc, eq } from 'drizzle-orm';
import { asAuth, type Tx } from '../../../db';
import { sessions, users } from '../../../db/schema/auth/auth';
import type { OwnSession } from './own-sessions';

export interface Login {
  readonly lastSignInAt: Date | null;
  readonly sessions: readonly OwnSession[];
}

const SESSIONS_SHOWN = 50;

/** As part of a system step: a person's last sign-in and their sessions. */
export function readLogin(tx: Tx, userId: string): Promise<Login> {
  return asAuth(tx, async () => {
    const [user] = await tx
      .select({ at: users.last_sign_in_at })
      .from(users)
      .where(eq(users.id, userId));
    const open = await tx
      .select({
        id: sessions.id,
        userAgent: sessions.user_agent,
        address: sessions.address,
        createdAt: sessions.created_at,
        refreshedAt: sessions.refreshed_at,
      })
      .from(sessions)
      .where(eq(sessions.user_id, userId))
      .orderBy(desc(sessions.refreshed_at))
      .limit(SESSIONS_SHOWN);
    return { lastSignInAt: user?.at ?? null, sessions: open };
  });
}

import { HOUR_MS } from '@chowk/domain/kernel';
import { and, eq, isNull, notExists } from 'drizzle-orm';
import type { Ports } from '../../../contract/context';
import { asAuth, type Tx } from '../../../db';
import { userRoles } from '../../../db/schema/accounts';
import { users } from '../../../db/schema/auth/auth';
import { oneTimeTokens } from '../../../db/schema/auth/auth-flows';
import { isTeamMember } from '../admin/require-ordinary';

/** Time to reach the owner on the phone, and no more. */
const CODE_LIFE_MS = 24 * HOUR_MS;

/** The phone number of a person outside the team who can receive neither email nor message. */
async function phoneToCall(tx: Tx, { messenger }: Pick<Ports, 'messenger'>, userId: string) {
  if (messenger.isConfigured('sms') || messenger.isConfigured('whatsapp')) return undefined;
  const ofTeam = tx
    .select({ id: userRoles.id })
    .from(userRoles)
    .where(and(eq(userRoles.user_id, userId), isTeamMember));
  const [user] = await tx
    .select({ phone: users.phone })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.email_confirmed_at), notExists(ofTeam)));
  return user?.phone ?? undefined;
}

/** As a system step: whether a mail or a message can lead them to a new password. */
export function recoversAlone(
  tx: Tx,
  ports: Pick<Ports, 'messenger'>,
  userId: string,
): Promise<boolean> {
  return asAuth(tx, async () => (await phoneToCall(tx, ports, userId)) === undefined);
}

interface Opened {
  readonly userId: string;
  /** Of the code itself, which only its proposer has seen. */
  readonly code_sha256: string;
}

/**
 * As a system step, once two people agreed: a code for one new password. False where its owner has a
 * way of their own, or is of the team.
 */
export async function openRecovery(
  tx: Tx,
  ports: Pick<Ports, 'messenger' | 'newId' | 'nowMs'>,
  { userId, code_sha256 }: Opened,
): Promise<boolean> {
  return asAuth(tx, async () => {
    const phone = await phoneToCall(tx, ports, userId);
    if (phone === undefined) return false;
    await tx
      .delete(oneTimeTokens)
      .where(and(eq(oneTimeTokens.user_id, userId), eq(oneTimeTokens.kind, 'recovery')));
    const now = ports.nowMs();
    await tx.insert(oneTimeTokens).values({
      id: ports.newId(),
      user_id: userId,
      kind: 'recovery',
      token_hash: Buffer.from(code_sha256, 'hex'),
      relates_to: phone,
      created_at: new Date(now),
      expires_at: new Date(now + CODE_LIFE_MS),
    });
    return true;
  });
}

import { ANONYMOUS } from '@chowk/domain/kernel';
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { asAuth, defineSystemStep, type Tx, withAuth, withSystem } from '../../../db';
import { userRoles } from '../../../db/schema/accounts';
import { sessions, users } from '../../../db/schema/auth/auth';
import { proposals } from '../../../db/schema/platform';
import { serviceKeys } from '../../../db/schema/system/console';
import { auditLogs } from '../../../db/schema/system/runner';
import type { PersonPorts } from '../account/first-rows';
import { dropAllTokens } from '../otp/one-time-tokens';
import { DEMO_EMAILS } from './demo-people';

export const closeDemo = defineSystemStep(
  'auth.close-demo',
  'The password of demo people is published, so outside the demo they and what they opened are shut.',
);

/** Later than any real ban ends; `reopenDemoPerson` lifts exactly this one. */
export const CLOSED_UNTIL = new Date('9999-01-01T00:00:00Z');

/** The mark stays when a visitor gives a demo account another address. */
const isDemoPerson = or(
  inArray(users.email, [...DEMO_EMAILS]),
  sql`${users.app_metadata}->>'demo' = 'true'`,
);

async function closeLogins(tx: Tx, now: Date): Promise<string[]> {
  const closed = await tx
    .update(users)
    .set({ password_hash: null, banned_until: CLOSED_UNTIL, updated_at: now })
    .where(and(isDemoPerson, or(isNull(users.banned_until), ne(users.banned_until, CLOSED_UNTIL))))
    .returning({ id: users.id });
  const ids = closed.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(sessions).where(inArray(sessions.user_id, ids));
  for (const id of ids) await dropAllTokens(tx, id);
  return ids;
}

/** Keys and admins a visitor made while the demo ran would outlive the accounts that made them. */
async function closeWhatTheyOpened(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(serviceKeys)
    .set({ revoked_at: now })
    .where(and(inArray(serviceKeys.created_by, [...ids]), isNull(serviceKeys.revoked_at)));
  const byThem = (column: PgColumn) => inArray(column, [...ids]);
  const agreed = tx
    .select({ id: proposals.beneficiary_id })
    .from(proposals)
    .where(
      and(
        eq(proposals.kind, 'role'),
        eq(proposals.status, 'applied'),
        or(byThem(proposals.proposed_by), byThem(proposals.decided_by)),
      ),
    );
  // Before proposals were, one super admin was enough.
  const granted = tx
    .select({ id: sql`${auditLogs.entity_id}::uuid` })
    .from(auditLogs)
    .where(and(byThem(auditLogs.actor_id), eq(auditLogs.action, 'role_grant')));
  await tx
    .delete(userRoles)
    .where(
      and(
        inArray(userRoles.role, ['admin', 'super_admin']),
        or(inArray(userRoles.user_id, agreed), inArray(userRoles.user_id, granted)),
      ),
    );
}

/** Those of the demo, whatever address they have by now. */
export function listDemoPersonIds(tx: Tx): Promise<string[]> {
  return asAuth(tx, async () => {
    const people = await tx.select({ id: users.id }).from(users).where(isDemoPerson);
    return people.map(({ id }) => id);
  });
}

/** How many demo people could still sign in until now. */
export function closeDemoPeople({ db, nowMs }: PersonPorts): Promise<number> {
  const now = new Date(nowMs());
  return withSystem(db, ANONYMOUS, closeDemo, async (tx) => {
    const ids = await asAuth(tx, () => closeLogins(tx, now));
    if (ids.length > 0) await closeWhatTheyOpened(tx, ids, now);
    return ids.length;
  });
}

/** Marks an account as the demo's, and opens it again where an earlier start had closed it. */
export async function reopenDemoPerson(
  { db, nowMs }: PersonPorts,
  id: string,
  hashPassword: () => Promise<string>,
): Promise<void> {
  await withAuth(db, 'write', async (tx) => {
    const [person] = await tx
      .update(users)
      .set({ app_metadata: sql`${users.app_metadata} || '{"demo": true}'` })
      .where(eq(users.id, id))
      .returning({ banned_until: users.banned_until });
    if (person?.banned_until?.getTime() !== CLOSED_UNTIL.getTime()) return;
    await tx
      .update(users)
      .set({
        password_hash: await hashPassword(),
        banned_until: null,
        updated_at: new Date(nowMs()),
      })
      .where(eq(users.id, id));
  });
}

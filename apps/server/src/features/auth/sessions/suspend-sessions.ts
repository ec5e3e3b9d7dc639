import { sql } from 'drizzle-orm';
import { type Database, defineSystemStep, type Tx, withAuth } from '../../../db';

export const endSessions = defineSystemStep(
  'auth.end-sessions',
  'A suspended person is signed out everywhere in the transaction that suspends them.',
);

/**
 * Signs a person out everywhere. In a transaction it must hold the system role (a command runs it
 * as the step `endSessions`); with a database it is a transaction of its own.
 */
export async function suspendSessions(target: Database | Tx, userId: string): Promise<void> {
  const end = (tx: Tx) => tx.execute(sql`select app.end_sessions(${userId}::uuid)`);
  await ('kind' in target ? withAuth(target, 'write', end) : end(target));
}

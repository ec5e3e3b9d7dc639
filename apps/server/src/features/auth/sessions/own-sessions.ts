import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db';

export interface OwnSession {
  readonly id: string;
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly createdAt: Date;
  readonly refreshedAt: Date;
}

/**
 * The sessions of the transaction's person. People have no rights in the auth schema: these
 * database functions answer for the person of the transaction only.
 */
export async function listOwnSessions(tx: Tx): Promise<OwnSession[]> {
  const rows: Record<string, unknown>[] = await tx.execute(
    sql`select * from app.own_sessions() order by refreshed_at desc`,
  );
  return rows.map((row) => ({
    id: String(row.id),
    userAgent: row.user_agent === null ? null : String(row.user_agent),
    address: row.address === null ? null : String(row.address),
    createdAt: new Date(String(row.created_at)),
    refreshedAt: new Date(String(row.refreshed_at)),
  }));
}

/** How many of these were theirs, and are over now. */
export async function endOwnSessions(tx: Tx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const [row]: Record<string, unknown>[] = await tx.execute(
    sql`select app.end_own_sessions(array[${list}]) as ended`,
  );
  return Number(row?.ended ?? 0);
}

/** As the system: the login and everything else the auth server knows of the person is gone. */
export async function forgetPerson(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select app.forget_person(${userId}::uuid)`);
}

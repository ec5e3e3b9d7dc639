import { isUuid } from '@chowk/domain/kernel';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db';
import { users } from '../../../db/schema/auth/auth';
import { type FactorType, factors } from '../../../db/schema/auth/auth-factors';
import { AuthError } from '../auth-error';

export type FactorRow = typeof factors.$inferSelect;
/** The public part of a factor. */
export type FactorFacts = Omit<FactorRow, 'secret'>;

/** What the session says about how the factor was shown. */
export const METHOD_OF_FACTOR: Readonly<Record<FactorType, string>> = {
  totp: 'totp',
  phone: 'mfa/phone',
  webauthn: 'mfa/webauthn',
};

export function listFactors(tx: Tx, userId: string): Promise<FactorRow[]> {
  return tx.select().from(factors).where(eq(factors.user_id, userId)).orderBy(factors.id);
}

export function hasVerified(rows: readonly FactorFacts[]): boolean {
  return rows.some(({ status }) => status === 'verified');
}

export function requireFactorId(id: string | undefined): string {
  if (id && isUuid(id)) return id;
  throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
}

/** Whatever changes someone's factors waits here for its turn, before it locks anything else. */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** Someone else's factor and one that never was are the same to the asker. */
export async function requireFactor(tx: Tx, userId: string, id: string): Promise<FactorRow> {
  const [factor] = await tx
    .select()
    .from(factors)
    .where(and(eq(factors.id, id), eq(factors.user_id, userId)));
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

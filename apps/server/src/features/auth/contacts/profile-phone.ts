import { isMobile } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db';

/** In full form, with the plus. Profiles hold Indian mobiles only; any other number stays the login's. */
export async function offerPhone(
  tx: Tx,
  userId: string,
  mobile: string,
  isProved: boolean,
): Promise<void> {
  if (!isMobile(mobile)) return;
  await tx.execute(sql`select app.offer_phone(${userId}::uuid, ${mobile}, ${isProved})`);
}

/** The number a person has just shown to be theirs, as the login holds it. */
export function copyProvedPhone(tx: Tx, userId: string, digits: string): Promise<void> {
  return offerPhone(tx, userId, `+${digits}`, true);
}

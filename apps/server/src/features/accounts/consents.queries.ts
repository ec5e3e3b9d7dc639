import { type Consent, listConsents as listContract } from '@chowk/domain/accounts';
import { desc, eq } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import type { Tx } from '../../db';
import { consents } from '../../db/schema/own-settings';

/** The latest first. */
export async function listConsents(tx: Tx, personId: string): Promise<Consent[]> {
  const rows = await tx
    .select()
    .from(consents)
    .where(eq(consents.profile_id, personId))
    .orderBy(desc(consents.given_at), desc(consents.id));
  return rows.map(({ purpose, version, given_at, withdrawn_at }) => ({
    purpose,
    version,
    given_at: given_at.toISOString(),
    withdrawn_at: withdrawn_at?.toISOString() ?? null,
  }));
}

export const consentsList = implementQuery(listContract, async ({ tx, actor }) => ({
  items: await listConsents(tx, actor.uid ?? ''),
}));

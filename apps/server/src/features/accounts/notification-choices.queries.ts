import { effectiveChoices, listNotificationChoices } from '@chowk/domain/accounts';
import type { Actor } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import type { Tx } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { notificationChoices } from '../../db/schema/own-settings';

/** What holds for the person, and whether WhatsApp was agreed to at all. */
export async function listChoices(tx: Tx, actor: Actor) {
  const uid = actor.uid ?? '';
  const [stored, [profile]] = await Promise.all([
    tx.select().from(notificationChoices).where(eq(notificationChoices.profile_id, uid)),
    tx.select({ opted: profiles.whatsapp_opt_in }).from(profiles).where(eq(profiles.id, uid)),
  ]);
  return {
    items: effectiveChoices(actor.roles, stored),
    whatsapp_opt_in: requireRow(profile, 'Profile not found').opted,
  };
}

export const notificationChoicesList = implementQuery(listNotificationChoices, ({ tx, actor }) =>
  listChoices(tx, actor),
);

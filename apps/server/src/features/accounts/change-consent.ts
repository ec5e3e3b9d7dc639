import {
  type ConsentPurpose,
  giveConsent as giveContract,
  isNeededForAccount,
  withdrawConsent as withdrawContract,
} from '@chowk/domain/accounts';
import { ChowkError } from '@chowk/domain/kernel';
import { eq, sql } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import { profiles } from '../../db/schema/accounts';
import { listConsents } from './consents.queries';
import { recordGiven, recordWithdrawn } from './record-consent';

/** The choice in the profile and the consent are one thing, whichever of the two is changed. */
async function follow({ tx, actor }: CommandContext, purpose: ConsentPurpose, isGiven: boolean) {
  if (purpose !== 'whatsapp') return;
  await tx
    .update(profiles)
    .set({ whatsapp_opt_in: isGiven, updated_at: sql`now()` })
    .where(eq(profiles.id, actor.uid ?? ''));
}

async function answer(context: CommandContext, diff: Record<string, unknown>) {
  const uid = context.actor.uid ?? '';
  context.record(uid, diff);
  context.emit({
    type: 'consents.changed',
    audience: `person:${uid}`,
    entityId: uid,
    payload: {},
  });
  return { items: await listConsents(context.tx, uid) };
}

export const giveConsent = implementCommand(giveContract, async (context, input) => {
  await recordGiven(context, input.purpose, input.version);
  await follow(context, input.purpose, true);
  return answer(context, { given: input.purpose, version: input.version });
});

export const withdrawConsent = implementCommand(withdrawContract, async (context, { purpose }) => {
  if (isNeededForAccount(purpose)) throw new ChowkError('CONSENT_NEEDED');
  await recordWithdrawn(context, purpose);
  await follow(context, purpose, false);
  return answer(context, { withdrawn: purpose });
});

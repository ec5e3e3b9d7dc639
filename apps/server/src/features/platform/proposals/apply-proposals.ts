import { ANONYMOUS, ChowkError, HOUR_MS, requireSystemStep } from '@chowk/domain/kernel';
import { type ProposalKind, proposalStates, type TeamRole } from '@chowk/domain/platform';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { CommandContext, Ports } from '../../../contract/context';
import { type Tx, withSystem } from '../../../db';
import { profiles, userRoles } from '../../../db/schema/accounts';
import { payoutDetails } from '../../../db/schema/own-settings';
import { platformConfig, proposals } from '../../../db/schema/platform';
import { serviceKeys } from '../../../db/schema/system/console';
import { openRecovery, resetFactors, tellChange, voidLinks } from '../../auth';
import { notifyPeople } from '../../notifications';
import { readPlatformConfig } from '../read-platform-config';
import { applyProposals } from '../system-steps';

type Due = typeof proposals.$inferSelect;
/** Settings may wait for their day; everything else takes effect in the command that confirms it. */
type Work = { readonly tx: Tx; readonly now: Date; readonly context: CommandContext | undefined };
type Apply = (work: Work, due: Due) => Promise<void>;

const gone = (state: string) => new ChowkError('WRONG_STATE', { details: { state } });

async function requireActive(tx: Tx, id: string): Promise<void> {
  const [person] = await tx
    .select({ status: profiles.status })
    .from(profiles)
    .where(eq(profiles.id, id));
  if (person?.status !== 'active') throw gone(person?.status ?? 'deleted');
}

const applySetting: Apply = async ({ tx, now }, { subject, value, proposed_by }) => {
  const set = { value, updated_by: proposed_by, updated_at: now };
  await tx
    .insert(platformConfig)
    .values({ key: subject, ...set })
    .onConflictDoUpdate({ target: platformConfig.key, set });
};

const applyRole: Apply = async ({ tx, context }, { beneficiary_id, value }) => {
  if (!context || !beneficiary_id) return;
  const { role } = value as { role: TeamRole };
  await requireActive(tx, beneficiary_id);
  await tx
    .insert(userRoles)
    .values({ id: context.newId(), user_id: beneficiary_id, role })
    .onConflictDoNothing();
  await voidLinks(tx, beneficiary_id);
  context.emit({
    type: 'profile.roles-changed',
    audience: `person:${beneficiary_id}`,
    entityId: beneficiary_id,
    payload: {},
  });
};

const applyKey: Apply = async ({ tx, now }, { subject }) => {
  const valid = await tx
    .update(serviceKeys)
    .set({ confirmed_at: now })
    .where(and(eq(serviceKeys.id, subject), isNull(serviceKeys.revoked_at)))
    .returning({ id: serviceKeys.id });
  if (valid.length === 0) throw gone('revoked');
};

const applyReset: Apply = async ({ tx, context }, { beneficiary_id }) => {
  if (!context || !beneficiary_id) return;
  await requireActive(tx, beneficiary_id);
  await resetFactors(tx, beneficiary_id);
  await notifyPeople(context, [{ profileId: beneficiary_id, type: 'factors_reset', payload: {} }]);
  context.emit({
    type: 'profile.signed-out',
    audience: `person:${beneficiary_id}`,
    entityId: beneficiary_id,
    payload: {},
  });
};

/**
 * The code opens the account to whoever hears it, so its owner is told, and no money leaves until they
 * have had the time to say that it was not them.
 */
const applyRecovery: Apply = async ({ tx, now, context }, { beneficiary_id, value }) => {
  if (!context || !beneficiary_id) return;
  await requireActive(tx, beneficiary_id);
  const { code_sha256 } = value as { code_sha256: string };
  const isOpen = await openRecovery(tx, context.ports, { userId: beneficiary_id, code_sha256 });
  if (!isOpen) throw gone('recovers_alone');
  const { upi_wait_hours } = await readPlatformConfig(tx);
  const usable_from = new Date(now.getTime() + upi_wait_hours * HOUR_MS);
  await tx
    .insert(payoutDetails)
    .values({ profile_id: beneficiary_id, usable_from })
    .onConflictDoUpdate({
      target: payoutDetails.profile_id,
      set: { usable_from: sql`greatest(${payoutDetails.usable_from}, excluded.usable_from)` },
    });
  await tellChange(context, { kind: 'recovery-opened', userId: beneficiary_id });
};

const APPLY: Readonly<Record<ProposalKind, Apply>> = {
  setting: applySetting,
  role: applyRole,
  service_key: applyKey,
  factor_reset: applyReset,
  account_recovery: applyRecovery,
};

/** Confirmed proposals whose time has come, the earliest first: the latest is what stays. */
export async function applyDue(
  tx: Tx,
  nowMs: number,
  confirmed?: { readonly id: string; readonly context: CommandContext },
): Promise<number> {
  const now = new Date(nowMs);
  const due = await tx
    .select()
    .from(proposals)
    .where(
      and(
        eq(proposals.status, 'confirmed'),
        lte(proposals.effective_at, now),
        confirmed ? eq(proposals.id, confirmed.id) : eq(proposals.kind, 'setting'),
      ),
    )
    .orderBy(asc(proposals.effective_at), asc(proposals.id))
    .for('update');
  for (const each of due) {
    await APPLY[each.kind]({ tx, now, context: confirmed?.context }, each);
    const status = requireSystemStep(proposalStates, each.status, 'platform.apply-proposals');
    await tx.update(proposals).set({ status }).where(eq(proposals.id, each.id));
  }
  return due.length;
}

/** What the job does; run twice, the second finds none. */
export async function applySettingsWhenDue(ports: Pick<Ports, 'db' | 'nowMs'>): Promise<number> {
  return withSystem(ports.db, ANONYMOUS, applyProposals, (tx) => applyDue(tx, ports.nowMs()));
}

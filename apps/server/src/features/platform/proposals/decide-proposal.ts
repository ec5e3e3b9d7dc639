import { ChowkError, can, notFound, type Rule, requireStep } from '@chowk/domain/kernel';
import {
  confirmProposal,
  platformPolicy,
  proposalStates,
  rejectProposal,
  withdrawProposal,
} from '@chowk/domain/platform';
import { eq, sql } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { implementCommand } from '../../../contract/implement';
import { requireRow } from '../../../contract/require-row';
import { proposals } from '../../../db/schema/platform';
import { applyProposals, tellSuperAdmins } from '../system-steps';
import { applyDue } from './apply-proposals';
import { dropUnconfirmedKeys } from './expire-proposals';
import { notifyProposer } from './notify-proposer';
import { readProposal } from './proposals.queries';

type Found = typeof proposals.$inferSelect;
type Step = 'proposal_confirm' | 'proposal_reject' | 'proposal_withdraw';

const JUDGED: Readonly<Record<Exclude<Step, 'proposal_withdraw'>, Rule<Found>>> = {
  proposal_confirm: platformPolicy.confirmProposal,
  proposal_reject: platformPolicy.rejectProposal,
};

/** The rule itself is the database's, so that a command can't be more lenient than its trigger. */
async function requireStanding({ tx, actor, nowMs }: CommandContext, found: Found): Promise<void> {
  if (found.expires_at.getTime() <= nowMs) {
    throw new ChowkError('WRONG_STATE', { details: { noun: 'proposal', state: 'expired' } });
  }
  const [standing] = await tx.execute<{ ready: boolean; proposer: boolean }>(
    sql`select app.may_confirm(${actor.uid}::uuid) as ready,
      app.is_active_super_admin(${found.proposed_by}::uuid) as proposer`,
  );
  if (!standing?.ready) throw new ChowkError('FORBIDDEN', { details: { reason: 'too_new' } });
  if (!standing.proposer) {
    throw new ChowkError('FORBIDDEN', { details: { reason: 'proposer_left' } });
  }
}

/** Under a lock: two may decide at once, and one of them is told it is settled. */
async function decide(context: CommandContext, id: string, via: Step): Promise<Found> {
  const { tx, actor, nowMs, record } = context;
  const [row] = await tx.select().from(proposals).where(eq(proposals.id, id)).for('update');
  const found = requireRow(row);
  const isWithdrawn = via === 'proposal_withdraw';
  // One's own is what there is to withdraw: another's is as if it were not there.
  if (isWithdrawn && !can(actor, platformPolicy.withdrawProposal, found)) throw notFound();
  if (!isWithdrawn && !can(actor, JUDGED[via], found)) throw new ChowkError('FORBIDDEN');
  const status = requireStep(proposalStates, found.status, via, actor);
  if (via === 'proposal_confirm') await requireStanding(context, found);
  await tx
    .update(proposals)
    .set({ status, decided_by: actor.uid, decided_at: new Date(nowMs) })
    .where(eq(proposals.id, id));
  const { kind, subject, value, effective_at, proposed_by } = found;
  const after = { status, kind, subject, value, effective_at, proposed_by };
  record(id, { before: { status: found.status }, after });
  if (!isWithdrawn && proposed_by !== actor.uid) {
    const type = via === 'proposal_confirm' ? 'proposal_confirmed' : 'proposal_rejected';
    const outcome = { type, deciderId: actor.uid ?? '' } as const;
    await context.asSystem(tellSuperAdmins, () => notifyProposer(context, found, outcome));
  }
  return found;
}

export const confirm = implementCommand(confirmProposal, async (context, { id }) => {
  const { tx, asSystem, nowMs } = context;
  await decide(context, id, 'proposal_confirm');
  await asSystem(applyProposals, () => applyDue(tx, nowMs, { id, context }));
  return readProposal(context, id);
});

async function stop(context: CommandContext, id: string, via: Step) {
  const found = await decide(context, id, via);
  await dropUnconfirmedKeys(context.tx, [found], new Date(context.nowMs));
  return readProposal(context, id);
}

export const reject = implementCommand(rejectProposal, (context, { id }) =>
  stop(context, id, 'proposal_reject'),
);

export const withdraw = implementCommand(withdrawProposal, (context, { id }) =>
  stop(context, id, 'proposal_withdraw'),
);

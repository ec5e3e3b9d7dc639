import { requireStep, requireSystemStep } from '@chowk/domain/kernel';
import {
  accountCreationStates,
  approveActivation as approveContract,
  leadStates,
  rejectActivation as rejectContract,
} from '@chowk/domain/leads';
import { eq } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { implementCommand } from '../../../contract/implement';
import { requireRow } from '../../../contract/require-row';
import { shopActivationRequests, shopLeads } from '../../../db/schema/leads';
import { PAY_BIZMEN_JOB } from '../../earnings';
import { notifyPeople } from '../../notifications';
import { WELCOME_JOB } from '../job-names';
import { changeLead } from '../lead-rows';
import type { LeadRow } from '../present-lead';
import { decideActivation } from '../system-steps';
import { activateLead } from './activate-lead';
import { presentActivation, requireActivation } from './activations.queries';

/** As the system: of two admins at once, one decides. */
async function lockLeadOf({ tx }: CommandContext, requestId: string): Promise<LeadRow> {
  const [request] = await tx
    .select({ leadId: shopActivationRequests.lead_id })
    .from(shopActivationRequests)
    .where(eq(shopActivationRequests.id, requestId));
  const { leadId } = requireRow(request);
  const [lead] = await tx.select().from(shopLeads).where(eq(shopLeads.id, leadId)).for('update');
  return requireRow(lead);
}

async function markDecided(
  { tx, actor, nowMs }: CommandContext,
  id: string,
  decision: { readonly status: 'approved' | 'rejected'; readonly reason: string | null },
): Promise<void> {
  await tx
    .update(shopActivationRequests)
    .set({ ...decision, decided_by: actor.actorId, decided_at: new Date(nowMs) })
    .where(eq(shopActivationRequests.id, id));
}

function tellBizman(
  context: CommandContext,
  type: 'lead_account_failed' | 'lead_converted' | 'lead_rejected',
  { id, salesperson_id, shop_name, reason, shop_id }: LeadRow,
): Promise<void> {
  const payload = { lead_id: id, shop_name, reason, shop_id };
  return notifyPeople(context, [{ profileId: salesperson_id, type, payload }]);
}

/** Account, role, profile and shop, all or none; what stood in the way is kept for the next try. */
async function approve(
  context: CommandContext,
  requestId: string,
  lead: LeadRow,
): Promise<LeadRow> {
  const { actor, nowMs, enqueue } = context;
  const status = requireStep(leadStates, lead.status, 'activation_approve', actor);
  const shopId = await activateLead(context, lead);
  const step = shopId === undefined ? 'account.failed' : 'account.created';
  const account_creation_status = requireSystemStep(
    accountCreationStates,
    lead.account_creation_status,
    step,
  );
  if (shopId === undefined) {
    const row = await changeLead(context, lead.id, {
      account_creation_status,
      reason: 'phone_taken',
    });
    // Told once: every further try that fails says nothing new.
    const isNews = lead.account_creation_status !== 'failed';
    if (isNews) await tellBizman(context, 'lead_account_failed', row);
    return row;
  }
  await markDecided(context, requestId, { status: 'approved', reason: null });
  const row = await changeLead(context, lead.id, {
    status,
    account_creation_status,
    shop_id: shopId,
    reason: null,
    converted_at: new Date(nowMs),
  });
  await tellBizman(context, 'lead_converted', row);
  enqueue(WELCOME_JOB, { leadId: lead.id });
  enqueue(PAY_BIZMEN_JOB, { shopId });
  return row;
}

function announce(
  { emit }: CommandContext,
  lead: LeadRow,
  type: 'lead.account-failed' | 'lead.converted' | 'lead.rejected',
) {
  const audience = `person:${lead.salesperson_id}` as const;
  emit({ type, audience, entityId: lead.id, payload: { status: lead.status } });
}

export const approveActivation = implementCommand(approveContract, async (context, { id }) => {
  const { tx, asSystem, record } = context;
  const { lead, isRepeat } = await asSystem(decideActivation, async () => {
    const locked = await lockLeadOf(context, id);
    // A button pressed twice, or two admins at once: the second learns what the first has done.
    const isRepeat = locked.status === 'converted';
    return { lead: isRepeat ? locked : await approve(context, id, locked), isRepeat };
  });
  record(id, { after: { status: lead.status, account: lead.account_creation_status }, isRepeat });
  const isDone = lead.status === 'converted';
  if (!isRepeat) announce(context, lead, isDone ? 'lead.converted' : 'lead.account-failed');
  return { ...presentActivation(await requireActivation(tx, id)), was_approved_before: isRepeat };
});

export const rejectActivation = implementCommand(rejectContract, async (context, input) => {
  const { tx, actor, asSystem, record } = context;
  const { id, reason } = input;
  const lead = await asSystem(decideActivation, async () => {
    const locked = await lockLeadOf(context, id);
    const status = requireStep(leadStates, locked.status, 'activation_reject', actor);
    await markDecided(context, id, { status: 'rejected', reason });
    const row = await changeLead(context, locked.id, { status, reason });
    await tellBizman(context, 'lead_rejected', row);
    return row;
  });
  record(id, { after: { status: lead.status }, reason });
  announce(context, lead, 'lead.rejected');
  return presentActivation(await requireActivation(tx, id));
});

import { ChowkError, requireStep } from '@chowk/domain/kernel';
import { sendLeadOtp as contract, LEAD_CODE, leadStates } from '@chowk/domain/leads';
import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { implementCommand } from '../../../contract/implement';
import { takeSms } from '../../../contract/limits/sms-budget';
import { leadCodes } from '../../../db/schema/leads';
import { newCode } from '../../auth';
import { SEND_CODE_JOB } from '../job-names';
import { lockOwnLead, requireFreeNumber } from '../lead-rows';
import { proveLeadPhone } from '../system-steps';
import { codeSealer } from './lead-code';

type Column = typeof leadCodes.phone | typeof leadCodes.sent_by;

/** When the next one may be sent: at once, or after the oldest of too many has been long ago. */
async function waitMs(
  { tx, nowMs }: CommandContext,
  column: Column,
  value: string,
  { most, withinMs }: { readonly most: number; readonly withinMs: number },
): Promise<number> {
  const sent = await tx
    .select({ at: leadCodes.sent_at })
    .from(leadCodes)
    .where(and(eq(column, value), gt(leadCodes.sent_at, new Date(nowMs - withinMs))))
    .orderBy(desc(leadCodes.sent_at))
    .limit(most);
  const oldest = sent[most - 1];
  return oldest ? oldest.at.getTime() + withinMs - nowMs : 0;
}

async function requireSendable(context: CommandContext, phone: string): Promise<void> {
  const { perPhone, perSender, resendMs } = LEAD_CODE;
  const waits = [
    await waitMs(context, leadCodes.phone, phone, { most: 1, withinMs: resendMs }),
    await waitMs(context, leadCodes.phone, phone, perPhone),
    await waitMs(context, leadCodes.sent_by, context.actor.uid ?? '', perSender),
  ];
  const longestMs = Math.max(...waits);
  if (longestMs <= 0) return;
  throw new ChowkError('RATE_LIMITED', { details: { retryAfterS: Math.ceil(longestMs / 1000) } });
}

/** Sent by a job once this is committed; on its way there the code is sealed. */
export const sendLeadOtp = implementCommand(contract, async (context, { id }) => {
  const { tx, actor, ports, nowMs, newId, asSystem, record, enqueue } = context;
  const codeId = newId();
  const expiresAt = new Date(nowMs + LEAD_CODE.lifeMs);
  await asSystem(proveLeadPhone, async () => {
    const lead = await lockOwnLead(tx, actor, id);
    requireStep(leadStates, lead.status, 'lead_verify_phone', actor);
    const { phone } = lead;
    await requireFreeNumber(tx, { id, phone, salespersonId: lead.salesperson_id });
    await requireSendable(context, phone);
    await takeSms(tx, ports, { phone, personId: actor.actorId ?? undefined });
    const isOpen = and(eq(leadCodes.lead_id, id), isNotNull(leadCodes.code_sealed));
    await tx.update(leadCodes).set({ code_sealed: null }).where(isOpen);
    await tx.insert(leadCodes).values({
      id: codeId,
      lead_id: id,
      phone,
      sent_by: actor.uid ?? '',
      code_sealed: codeSealer(ports).seal(Buffer.from(newCode()), codeId),
      sent_at: new Date(nowMs),
      expires_at: expiresAt,
    });
  });
  enqueue(SEND_CODE_JOB, { codeId });
  record(id, { sent: true });
  return {
    id,
    expires_at: expiresAt.toISOString(),
    resend_at: new Date(nowMs + LEAD_CODE.resendMs).toISOString(),
  };
});

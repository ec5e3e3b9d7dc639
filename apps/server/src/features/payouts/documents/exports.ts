import { type Actor, ChowkError, MINUTE_MS, requireStep } from '@chowk/domain/kernel';
import {
  exportBankFile as bankContract,
  payoutStates,
  exportTaxReport as taxContract,
} from '@chowk/domain/payouts';
import { and, eq, sql } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { implementCommand } from '../../../contract/implement';
import type { Tx } from '../../../db';
import { payouts } from '../../../db/schema/money/earnings';
import { auditLogs } from '../../../db/schema/system/runner';
import { requireBatch } from '../present-batch';
import { closeWhenDone } from '../settle-batch';
import { sendPayouts } from '../system-steps';
import { withholdLines } from '../withheld/withhold-lines';

const READABLE_MINUTES = 10;

/**
 * Files that name people's whole UPI ids and PANs leave a trace when they are taken. The command
 * writes it; the answer of a command is stored for ever, so the file itself comes from a query.
 */
function readable({ nowMs, record }: CommandContext, entityId: string, more: object = {}) {
  record(entityId, { after: { exported: true, ...more } });
  return { readable_until: new Date(nowMs + READABLE_MINUTES * MINUTE_MS).toISOString() };
}

export const exportBankFile = implementCommand(bankContract, async (context, { id }) => {
  const { tx, actor, asSystem, emit } = context;
  await requireBatch(tx, id);
  // Taken again, because the first copy was lost: what the bank has is on its way already.
  const sent = requireStep(payoutStates, 'gathered', bankContract.name, actor);
  const withheld = await asSystem(sendPayouts, async () => {
    const takenOut = await withholdLines(context, id);
    await tx
      .update(payouts)
      .set({ status: sent })
      .where(and(eq(payouts.batch_id, id), eq(payouts.status, 'gathered')));
    await closeWhenDone(context, id);
    return takenOut;
  });
  for (const { id: entityId, payeeId } of withheld) {
    emit({ type: 'payout.withheld', audience: `person:${payeeId}`, entityId, payload: {} });
  }
  const reasons = withheld.map((line) => ({ payout_id: line.id, reason: line.reason }));
  const exported = readable(context, id, reasons.length > 0 ? { withheld: reasons } : {});
  return { ...exported, withheld: withheld.length };
});

export const exportTaxReport = implementCommand(taxContract, async (context, { month }) =>
  readable(context, month),
);

export interface ExportTrace {
  readonly action: (typeof bankContract | typeof taxContract)['name'];
  readonly entityId: string;
}

/** Reading such a file requires an export logged just before. */
export async function requireRecentExport(
  tx: Tx,
  actor: Actor,
  { action, entityId }: ExportTrace,
): Promise<void> {
  const rows = await tx
    .select({ id: auditLogs.id })
    .from(auditLogs)
    .where(
      and(
        eq(auditLogs.actor_id, actor.actorId ?? ''),
        eq(auditLogs.action, action),
        eq(auditLogs.entity_id, entityId),
        sql`${auditLogs.created_at} > now() - make_interval(mins => ${READABLE_MINUTES}::int)`,
      ),
    )
    .limit(1);
  if (rows.length === 0) {
    throw new ChowkError('WRONG_STATE', {
      details: { noun: 'export', state: 'missing', step: action },
    });
  }
}

import { ChowkError, can, requireStep } from '@chowk/domain/kernel';
import {
  configChangeStates,
  confirmConfigChange,
  platformPolicy,
  withdrawConfigChange,
} from '@chowk/domain/platform';
import { eq } from 'drizzle-orm';
import type { CommandContext } from '../../contract/context';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { configChanges } from '../../db/schema/platform';
import { applyDueChanges } from './apply-config';
import { readChange } from './config-changes.queries';
import { applyConfig } from './system-steps';

type Step = 'config_change_confirm' | 'config_change_withdraw';

/** Under a lock: two may decide at once, and one of them is told it is settled. */
async function decide({ tx, actor, nowMs, record }: CommandContext, id: string, via: Step) {
  const [found] = await tx
    .select()
    .from(configChanges)
    .where(eq(configChanges.id, id))
    .for('update');
  const change = requireRow(found);
  if (via === 'config_change_confirm' && !can(actor, platformPolicy.confirmChange, change)) {
    throw new ChowkError('FORBIDDEN');
  }
  const status = requireStep(configChangeStates, change.status, via, actor);
  await tx
    .update(configChanges)
    .set({ status, decided_by: actor.uid, decided_at: new Date(nowMs) })
    .where(eq(configChanges.id, id));
  const { key, value, effective_at } = change;
  record(id, { before: { status: change.status }, after: { status, key, value, effective_at } });
}

export const confirmChange = implementCommand(confirmConfigChange, async (context, { id }) => {
  const { tx, asSystem, nowMs } = context;
  await decide(context, id, 'config_change_confirm');
  await asSystem(applyConfig, () => applyDueChanges(tx, nowMs));
  return readChange(tx, id);
});

export const withdrawChange = implementCommand(withdrawConfigChange, async (context, { id }) => {
  await decide(context, id, 'config_change_withdraw');
  return readChange(context.tx, id);
});

import { ChowkError, requireStep } from '@chowk/domain/kernel';
import { undoShopVisit as contract, undoVisitUntilMs, visitStates } from '@chowk/domain/shops';
import { eq } from 'drizzle-orm';
import { implementCommand } from '../../../contract/implement';
import { requireRow } from '../../../contract/require-row';
import { shopVisits } from '../../../db/schema/visits';
import { presentVisit, requireOwnVisit } from './visit-rows';

/** As the phone's clock has both: it may have had no network for longer than the minutes there are. */
export const undoShopVisit = implementCommand(contract, async (context, input) => {
  const { tx, actor, record } = context;
  const visit = await requireOwnVisit(context, input);
  const status = requireStep(visitStates, visit.status, 'shop_visit_undo', actor);
  if (Date.parse(input.undone_at) > undoVisitUntilMs(visit.visited_at.toISOString())) {
    throw new ChowkError('WRONG_STATE', { details: { noun: 'visit', step: 'shop_visit_undo' } });
  }
  const isIt = eq(shopVisits.id, visit.id);
  const [row] = await tx.update(shopVisits).set({ status }).where(isIt).returning();
  record(visit.id, { before: { status: visit.status }, after: { status } });
  return presentVisit(requireRow(row));
});

import { demoRequestStates, handleDemoRequest } from '@chowk/domain/demo-requests';
import { requireStep } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { demoRequests } from '../../db/schema/demo-requests';
import { presentRequest, selectRequests } from './present-request';

export const handleRequest = implementCommand(handleDemoRequest, async (context, { id }) => {
  const { tx, actor, nowMs, record, emit } = context;
  const isIt = eq(demoRequests.id, id);
  const [found] = await tx.select().from(demoRequests).where(isIt).for('update');
  const before = requireRow(found);
  const status = requireStep(demoRequestStates, before.status, handleDemoRequest.name, actor);
  await tx
    .update(demoRequests)
    .set({ status, handled_by: actor.uid, handled_at: new Date(nowMs) })
    .where(isIt);
  record(id, { before: { status: before.status }, after: { status } });
  emit({ type: 'demo_request.handled', audience: 'role:admin', entityId: id, payload: {} });
  const [after] = await selectRequests(tx).where(isIt);
  return presentRequest(requireRow(after));
});

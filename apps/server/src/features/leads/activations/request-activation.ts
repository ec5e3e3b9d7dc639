import { requireStep } from '@chowk/domain/kernel';
import { requestActivation as contract, leadStates } from '@chowk/domain/leads';
import { implementCommand } from '../../../contract/implement';
import { shopActivationRequests } from '../../../db/schema/leads';
import { listAdmins, notifyPeople } from '../../notifications';
import { changeLead, lockOwnLead, requireFreeNumber } from '../lead-rows';
import { presentLead } from '../present-lead';
import { keepLead } from '../system-steps';

export const requestActivation = implementCommand(contract, async (context, { id }) => {
  const { tx, actor, nowMs, newId, asSystem, record, emit } = context;
  const row = await asSystem(keepLead, async () => {
    const lead = await lockOwnLead(tx, actor, id);
    const status = requireStep(leadStates, lead.status, 'lead_request_activation', actor);
    const { shop_name, area, owner_name, phone, email, password, notes } = lead;
    await requireFreeNumber(tx, { id, phone, salespersonId: lead.salesperson_id });
    const requestId = newId();
    await tx.insert(shopActivationRequests).values({
      id: requestId,
      lead_id: id,
      requested_by: actor.uid ?? '',
      shop_name,
      area,
      owner_name,
      phone,
      email,
      password,
      notes,
      created_at: new Date(nowMs),
    });
    const payload = { request_id: requestId, shop_name, area };
    const admins = await listAdmins(tx);
    await notifyPeople(
      context,
      admins.map((profileId) => ({ profileId, type: 'activation_requested', payload })),
    );
    return changeLead(context, id, { status });
  });
  record(id, { before: { status: 'phone_verified' }, after: { status: row.status } });
  emit({ type: 'activation.requested', audience: 'role:admin', entityId: id, payload: {} });
  return presentLead(row);
});

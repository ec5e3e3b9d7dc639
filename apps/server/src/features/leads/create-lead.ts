import { ChowkError, notFound } from '@chowk/domain/kernel';
import { createLead as contract } from '@chowk/domain/leads';
import { eq } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { shopLeads } from '../../db/schema/leads';
import { columnsOf, requireFreeNumber, requirePhotos, requirePlace } from './lead-rows';
import { presentLead } from './present-lead';
import { keepLead } from './system-steps';

export const createLead = implementCommand(contract, async (context, input) => {
  const { tx, actor, ports, nowMs, asSystem, record, emit } = context;
  const { id, shop_name, owner_name, phone, area, ...rest } = input;
  const salespersonId = actor.uid ?? '';
  // Sent again under another key, because the first answer was lost: it is the same lead.
  const [known] = await tx.select().from(shopLeads).where(eq(shopLeads.id, id));
  if (known) return presentLead(known);
  requirePlace({
    pin_code: rest.pin_code ?? null,
    state_code: rest.state_code ?? null,
    position: rest.position ?? null,
  });
  await requirePhotos(ports, actor, rest.photos ?? []);
  const now = new Date(nowMs);
  const values = {
    ...columnsOf(rest),
    id,
    shop_name,
    owner_name,
    phone,
    area,
    salesperson_id: salespersonId,
    created_at: now,
    updated_at: now,
  };
  const row = await asSystem(keepLead, async () => {
    const asked = { id, phone, salespersonId };
    await requireFreeNumber(tx, asked);
    const [made] = await tx.insert(shopLeads).values(values).onConflictDoNothing().returning();
    if (made) return made;
    // Somebody was faster with this number, or the id is a stranger's.
    const [other] = await tx.select().from(shopLeads).where(eq(shopLeads.id, id));
    throw other ? notFound() : new ChowkError('LEAD_EXISTS');
  });
  const lead = presentLead(row);
  record(id, { after: { shop_name, area, phone, status: lead.status } });
  const audience = `person:${salespersonId}` as const;
  emit({ type: 'lead.created', audience, entityId: id, payload: {} });
  return lead;
});

import { type Activation, listActivations, readActivation } from '@chowk/domain/leads';
import { and, asc, count, eq } from 'drizzle-orm';
import { implementQuery } from '../../../contract/implement';
import { afterCursor, pageFrom } from '../../../contract/paging';
import { requireRow } from '../../../contract/require-row';
import { asSystem, type Tx } from '../../../db';
import { profiles } from '../../../db/schema/accounts';
import { shopActivationRequests, shopLeads } from '../../../db/schema/leads';
import { listDuplicates } from '../duplicates.queries';
import { presentLead } from '../present-lead';
import { findDuplicates, nameBizmen } from '../system-steps';

/** As an admin or the system. */
export function selectActivations(tx: Tx) {
  return tx
    .select({ request: shopActivationRequests, lead: shopLeads, name: profiles.full_name })
    .from(shopActivationRequests)
    .innerJoin(shopLeads, eq(shopLeads.id, shopActivationRequests.lead_id))
    .innerJoin(profiles, eq(profiles.id, shopActivationRequests.requested_by));
}

type ActivationRow = Awaited<ReturnType<typeof selectActivations>>[number];

export function presentActivation({ request, lead, name }: ActivationRow): Activation {
  return {
    id: request.id,
    lead: presentLead(lead),
    requested_by: request.requested_by,
    requested_by_name: name,
    status: request.status,
    reason: request.reason,
    decided_at: request.decided_at?.toISOString() ?? null,
    created_at: request.created_at.toISOString(),
  };
}

export async function requireActivation(tx: Tx, id: string): Promise<ActivationRow> {
  const [row] = await selectActivations(tx).where(eq(shopActivationRequests.id, id));
  return requireRow(row);
}

export const activationsList = implementQuery(listActivations, async ({ tx }, params) => {
  const { status, cursor, limit } = params;
  const rows = await selectActivations(tx)
    .where(
      and(
        eq(shopActivationRequests.status, status),
        afterCursor(cursor, [shopActivationRequests.id]),
      ),
    )
    .orderBy(asc(shopActivationRequests.id))
    .limit(limit + 1);
  return pageFrom(rows, limit, ({ request }) => [request.id], presentActivation);
});

export const activationRead = implementQuery(readActivation, async ({ tx, actor }, { id }) => {
  const row = await requireActivation(tx, id);
  const shown = presentActivation(row);
  const { phone, shop_name, area, position } = shown.lead;
  const duplicates = await asSystem(tx, findDuplicates, () =>
    listDuplicates(tx, actor, { id: shown.lead.id, phone, shop_name, area, position }),
  );
  const decided = await asSystem(tx, nameBizmen, () =>
    tx
      .select({ status: shopLeads.status, total: count() })
      .from(shopLeads)
      .where(eq(shopLeads.salesperson_id, row.request.requested_by))
      .groupBy(shopLeads.status),
  );
  const totalOf = (status: string) => decided.find((each) => each.status === status)?.total ?? 0;
  const record = { converted: totalOf('converted'), rejected: totalOf('rejected') };
  return { ...shown, duplicates, record };
});

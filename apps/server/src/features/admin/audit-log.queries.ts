import { type AuditLogEntry, listAuditLog } from '@chowk/domain/admin';
import { addDays, startOfDay, uuidV7 } from '@chowk/domain/kernel';
import { and, desc, eq, gte, lt, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { profiles } from '../../db/schema/accounts';
import { auditLogs } from '../../db/schema/system/runner';

const FIRST_CHANCE = new Uint8Array(10);
const actors = alias(profiles, 'actors');
const owners = alias(profiles, 'owners');

/** An id holds its moment, so a range of days is a range of the index every list goes along. */
const firstIdOf = (day: string) => uuidV7(startOfDay(day), FIRST_CHANCE);

function isAbout(personId: string | undefined): SQL | undefined {
  if (personId === undefined) return undefined;
  return or(
    eq(auditLogs.actor_id, personId),
    eq(auditLogs.on_behalf_of, personId),
    eq(auditLogs.entity_id, personId),
  );
}

export const trailList = implementQuery(listAuditLog, async ({ tx }, params) => {
  const { cursor, limit, entity, entity_id, action, person_id, from, to } = params;
  const rows = await tx
    .select({ entry: auditLogs, actor_name: actors.full_name, behalf_name: owners.full_name })
    .from(auditLogs)
    .leftJoin(actors, eq(actors.id, auditLogs.actor_id))
    .leftJoin(owners, eq(owners.id, auditLogs.on_behalf_of))
    .where(
      and(
        entity === undefined ? undefined : eq(auditLogs.entity, entity),
        entity_id === undefined ? undefined : eq(auditLogs.entity_id, entity_id),
        action === undefined ? undefined : eq(auditLogs.action, action),
        isAbout(person_id),
        from === undefined ? undefined : gte(auditLogs.id, firstIdOf(from)),
        to === undefined ? undefined : lt(auditLogs.id, firstIdOf(addDays(to, 1))),
        afterCursor(cursor, [auditLogs.id], 'desc'),
      ),
    )
    .orderBy(desc(auditLogs.id))
    .limit(limit + 1);
  return pageFrom(
    rows,
    limit,
    ({ entry }) => [entry.id],
    ({ entry, actor_name, behalf_name }): AuditLogEntry => ({
      id: entry.id,
      entity: entry.entity,
      entity_id: entry.entity_id,
      action: entry.action,
      diff: entry.diff,
      actor_id: entry.actor_id,
      actor_name,
      on_behalf_of: entry.on_behalf_of,
      behalf_name,
      request_id: entry.request_id,
      created_at: entry.created_at.toISOString(),
    }),
  );
});

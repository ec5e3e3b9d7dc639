import type { Actor } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db';
import { auditLogs } from '../db/schema/runner';
import { EVENT_CHANNEL } from '../realtime';
import type { NewEvent, Ports } from './context';

export interface AuditEntry {
  readonly entity: string;
  readonly entityId: string | null;
  readonly action: string;
  readonly diff: Record<string, unknown>;
  readonly actor: Actor;
  readonly requestId: string;
}

const SECRET_FIELDS = /password|secret|token|otp|pan$|upi_id/i;

/** A trail that quotes secrets is a leak of its own. */
export function maskSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      SECRET_FIELDS.test(name) ? '•••' : maskSecrets(item),
    ]),
  );
}

export async function writeAudit(tx: Tx, ports: Ports, entry: AuditEntry): Promise<void> {
  const { actor } = entry;
  await tx.insert(auditLogs).values({
    id: ports.newId(),
    entity: entry.entity,
    entity_id: entry.entityId,
    action: entry.action,
    diff: maskSecrets(entry.diff) as Record<string, unknown>,
    actor_id: actor.actorId,
    on_behalf_of: actor.actorId === actor.uid ? null : actor.uid,
    acting_shop_id: actor.actingForShopId,
    request_id: entry.requestId,
  });
}

/**
 * Stored for streams that resume, and announced to all processes when the transaction commits. The
 * stamp is the moment its id was taken, not when the transaction began: resuming relies on it.
 */
export async function publishEvent(tx: Tx, event: NewEvent): Promise<void> {
  const payload = JSON.stringify(event.payload);
  await tx.execute(sql`
    with stored as (
      insert into realtime_events (audience, type, entity_id, payload, created_at)
      values (${event.audience}, ${event.type}, ${event.entityId}::uuid, ${payload}::jsonb,
        clock_timestamp())
      returning id
    )
    select pg_notify(${EVENT_CHANNEL}::text, id::text) from stored`);
}

import type { Actor } from '@chowk/domain/kernel';
import { runnerOf, type Tx } from '../db';
import { auditLogs } from '../db/schema/runner';
import { EVENT_CHANNEL } from '../realtime';
import type { NewEvent, Ports } from './context';
import type { KeyedCall } from './idempotency';

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

/** What the auth server did, whose answers are kept nowhere. */
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
 * What was done and what was answered, in one statement: the last of the transaction, so that the
 * commit goes out with it.
 */
const SEAL = `
  with answered as (
    update idempotency_keys set answer = $1::jsonb where owner_id = $2::uuid and key = $3::uuid
  )
  insert into audit_logs (id, entity, entity_id, action, diff, actor_id, on_behalf_of,
    acting_shop_id, request_id)
  values ($4::uuid, $5, $6, $7, $8::jsonb, $9::uuid, $10::uuid, $11::uuid, $12)`;

export function sealCommand(
  tx: Tx,
  ports: Ports,
  entry: AuditEntry,
  answered: { readonly call: KeyedCall; readonly output: unknown },
): Promise<void> {
  const { actor } = entry;
  const { call, output } = answered;
  return runnerOf(tx).last(SEAL, [
    JSON.stringify(output),
    call.ownerId,
    call.key,
    ports.newId(),
    entry.entity,
    entry.entityId,
    entry.action,
    JSON.stringify(maskSecrets(entry.diff)),
    actor.actorId,
    actor.actorId === actor.uid ? null : actor.uid,
    actor.actingForShopId,
    entry.requestId,
  ]);
}

/**
 * Stored for streams that resume, and announced to all processes when the transaction commits. The
 * stamp is the moment its id was taken, not when the transaction began: resuming relies on it.
 */
const PUBLISH = `
  with stored as (
    insert into realtime_events (audience, type, entity_id, payload, created_at)
    values ($1, $2, $3::uuid, $4::jsonb, clock_timestamp())
    returning id
  )
  select pg_notify($5::text, id::text) from stored`;

/** Many at once, for news that goes out to a whole city. */
const PUBLISH_ALL = `
  with stored as (
    insert into realtime_events (audience, type, entity_id, payload, created_at)
    select audience, type, entity_id, payload, clock_timestamp()
    from jsonb_to_recordset($1::jsonb)
      as news (audience text, type text, entity_id uuid, payload jsonb)
    returning id
  )
  select pg_notify($2::text, id::text) from stored`;

export function publishEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  const news = events.map(({ audience, type, entityId, payload }) => ({
    audience,
    type,
    entity_id: entityId,
    payload,
  }));
  return runnerOf(tx).last(PUBLISH_ALL, [JSON.stringify(news), EVENT_CHANNEL]);
}

export function publishEvent(tx: Tx, event: NewEvent): Promise<void> {
  const { audience, type, entityId, payload } = event;
  return runnerOf(tx).last(PUBLISH, [
    audience,
    type,
    entityId,
    JSON.stringify(payload),
    EVENT_CHANNEL,
  ]);
}

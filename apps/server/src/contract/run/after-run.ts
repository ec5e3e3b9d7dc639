import type { Actor } from '@chowk/domain/kernel';
import { runnerOf, type Tx } from '../../db';
import { auditLogs } from '../../db/schema/system/runner';
import { EVENT_CHANNEL } from '../../realtime';
import type { NewEvent, Ports } from '../context';
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

/** An audit log that quotes secrets would leak them. */
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

/** Done by the auth server, whose responses are not stored. */
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
 * Updates the claimed keys with an upsert, which finds each by its index whatever the planner's
 * estimate.
 */
const SEAL = `sealed as (
    select * from jsonb_to_recordset($2::jsonb) as sealed (key uuid, command text, body_hash text,
      answer jsonb, id uuid, entity text, entity_id text, action text, diff jsonb, request_id text)
  ), answered as (
    insert into idempotency_keys (owner_id, key, command, body_hash, answer)
    select $1::uuid, key, command, body_hash, answer from sealed
    on conflict (owner_id, key) do update set answer = excluded.answer
  ), audited as (
    insert into audit_logs (id, entity, entity_id, action, diff, request_id, actor_id, on_behalf_of,
      acting_shop_id)
    select id, entity, entity_id, action, diff, request_id, $3::uuid, $4::uuid, $5::uuid
    from sealed
  )`;

/**
 * Stored for streams that resume, and announced when the transaction commits. The stamp is when its
 * id was taken, not when the transaction started: resuming relies on it.
 */
const STORE = `stored as (
    insert into realtime_events (audience, type, entity_id, payload, created_at)
    select audience, type, entity_id, payload, clock_timestamp()
    from jsonb_to_recordset($1::jsonb)
      as news (audience text, type text, entity_id uuid, payload jsonb)
    returning id
  )`;
const ANNOUNCE = 'select pg_notify($2::text, id::text) from stored';
const PUBLISH = `with ${STORE} ${ANNOUNCE}`;

function asParameters(events: readonly NewEvent[]): [news: string, channel: string] {
  const news = events.map(({ audience, type, entityId, payload }) => ({
    audience,
    type,
    entity_id: entityId,
    payload,
  }));
  return [JSON.stringify(news), EVENT_CHANNEL];
}

export function publishEvents(tx: Tx, events: readonly NewEvent[]): Promise<void> {
  return runnerOf(tx).last(PUBLISH, asParameters(events));
}

export function publishEvent(tx: Tx, event: NewEvent): Promise<void> {
  return publishEvents(tx, [event]);
}

export interface SealedCommand {
  readonly call: KeyedCall;
  readonly output: unknown;
  readonly entry: Omit<AuditEntry, 'actor'>;
}

/** Rows a command leaves to be inserted from JSON. */
export interface Addition {
  readonly statement: string;
  readonly rows: readonly object[];
}

/** Renumbers the parameters of a statement. */
function shifted(text: string, by: number): string {
  return text.replace(/\$(\d+)/g, (_, at) => `$${Number(at) + by}`);
}

const SEAL_PARAMETERS = 5;
const texts = new Map<string, string>();

/** Built once for each combination of statements, of which there are few. */
function concludingText(additions: readonly string[], hasNews: boolean): string {
  const key = JSON.stringify([additions, hasNews]);
  let text = texts.get(key);
  if (text === undefined) {
    const added = additions.map(
      (statement, i) => `added_${i} as (${shifted(statement, SEAL_PARAMETERS + i)})`,
    );
    const before = SEAL_PARAMETERS + additions.length;
    const stored = hasNews ? [shifted(STORE, before)] : [];
    const said = hasNews ? shifted(ANNOUNCE, before) : 'select 1';
    text = `with ${[SEAL, ...added, ...stored].join(', ')} ${said}`;
    texts.set(key, text);
  }
  return text;
}

/**
 * Writes what the commands of one person in this transaction leave behind, in order and in one
 * statement: audit log, stored responses, rows nothing else reads, events. It is the last
 * statement, so the commit travels with it.
 */
export function concludeCommands(
  tx: Tx,
  { newId }: Pick<Ports, 'newId'>,
  actor: Actor,
  commands: readonly SealedCommand[],
  additions: readonly Addition[],
  events: readonly NewEvent[],
): Promise<void> {
  const sealed = commands.map(({ call, output, entry }) => ({
    key: call.key,
    command: call.command,
    body_hash: call.bodyHash,
    answer: output,
    id: newId(),
    entity: entry.entity,
    entity_id: entry.entityId,
    action: entry.action,
    diff: maskSecrets(entry.diff),
    request_id: entry.requestId,
  }));
  const byStatement = new Map<string, object[]>();
  for (const { statement, rows } of additions) {
    byStatement.set(statement, [...(byStatement.get(statement) ?? []), ...rows]);
  }
  return runnerOf(tx).last(concludingText([...byStatement.keys()], events.length > 0), [
    commands[0]?.call.ownerId,
    JSON.stringify(sealed),
    actor.actorId,
    actor.actorId === actor.uid ? null : actor.uid,
    actor.actingForShopId,
    ...[...byStatement.values()].map((rows) => JSON.stringify(rows)),
    ...(events.length > 0 ? asParameters(events) : []),
  ]);
}

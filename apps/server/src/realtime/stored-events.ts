import { ANONYMOUS, type Audience } from '@chowk/domain/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, defineSystemStep, type SystemStep, withSystem } from '../db';
import { EVENT_CHANNEL } from './channel';

const fanOut = defineSystemStep(
  'realtime.fan-out',
  'One process reads an event once for everyone who listens to its audience.',
);

const replay = defineSystemStep(
  'realtime.replay',
  'Events have no owner column; what a stream missed is read by the audiences it was granted.',
);

export const REALTIME_STEPS: readonly SystemStep[] = [fanOut, replay];

export interface StoredEvent {
  readonly id: string;
  readonly audience: Audience;
  readonly type: string;
  readonly entityId: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  /** When its id was taken, by the database's clock. */
  readonly atMs: number;
}

interface EventRow extends Record<string, unknown> {
  id: string;
  audience: Audience;
  type: string;
  entity_id: string | null;
  payload: Record<string, unknown>;
  at_ms: string;
}

const epochMs = (moment: SQL) => sql`floor(extract(epoch from ${moment}) * 1000)::bigint::text`;
const momentOf = (ms: number) => sql`to_timestamp(${ms / 1000}::float8)`;
const COLUMNS = sql`id::text as id, audience, type, entity_id, payload,
  ${epochMs(sql`created_at`)} as at_ms`;

function present(row: EventRow): StoredEvent {
  const { id, audience, type, payload } = row;
  return { id, audience, type, payload, entityId: row.entity_id, atMs: Number(row.at_ms) };
}

/** Passes ids as one text, which both drivers send alike, so the statement is always the same. */
const idList = (ids: readonly string[]) => `{${ids.join(',')}}`;

/** In the given order, which is the commit order. */
export async function readEvents(db: Database, ids: readonly string[]): Promise<StoredEvent[]> {
  const rows = await withSystem(db, ANONYMOUS, fanOut, (tx) =>
    tx.execute<EventRow>(sql`
      select ${COLUMNS} from realtime_events where id = any(${idList(ids)}::bigint[])`),
  );
  const byId = new Map(rows.map((row) => [row.id, present(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * The events of these groups since that moment, oldest first. The moment is turned into an id
 * first, because groups are indexed by id.
 */
export async function readMissed(
  db: Database,
  audiences: readonly Audience[],
  fromMs: number,
  limit: number,
): Promise<StoredEvent[]> {
  const parts = audiences.map(
    (audience) => sql`(select ${COLUMNS}, id as n from realtime_events
      where audience = ${audience} and id >= (select id from first) order by id limit ${limit})`,
  );
  const rows = await withSystem(db, ANONYMOUS, replay, (tx) =>
    tx.execute<EventRow>(sql`
      with first as materialized (
        select id from realtime_events where created_at >= ${momentOf(fromMs)}
        order by created_at limit 1)
      select * from (${sql.join(parts, sql` union all `)}) as missed order by n limit ${limit}`),
  );
  return rows.map(present);
}

export interface Look {
  readonly ids: readonly string[];
  readonly nowMs: number;
}

/** The ids stored since that moment, plus the probe for this process's own listener. */
export async function lookSince(db: Database, fromMs: number, probe?: string): Promise<Look> {
  const announce = probe
    ? sql`pg_notify(${EVENT_CHANNEL}::text, ${probe}::text)::text`
    : sql`null::text`;
  const [row] = await withSystem(db, ANONYMOUS, fanOut, (tx) =>
    tx.execute<{ ids: string | null; now_ms: string }>(sql`
      select ${announce}, ${epochMs(sql`clock_timestamp()`)} as now_ms,
        (select string_agg(id::text, ',' order by id) from realtime_events
          where created_at >= ${momentOf(fromMs)}) as ids`),
  );
  return { ids: row?.ids?.split(',') ?? [], nowMs: Number(row?.now_ms) };
}

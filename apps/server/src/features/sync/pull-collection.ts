import { istDay } from '@chowk/domain/kernel';
import { lowestPulledId, type PulledRows } from '@chowk/domain/sync';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { QueryContext } from '../../contract/context';
import type { SyncSource } from '../../contract/sync-source';
import { asSystem } from '../../db';
import { syncGone } from '../../db/schema/system/sync';
import {
  BEFORE_ALL_IDS,
  decodeSyncCursor,
  EVERYTHING,
  encodeSyncCursor,
  type SyncCursor,
} from './sync-cursor';
import { findChanges } from './system-steps';

/** Read before any row is: transactions from `horizon` on may not be finished yet. */
export interface Moment {
  readonly scope: string;
  readonly horizon: string;
  readonly floor: string;
}

export async function readMoment({ tx, actor }: QueryContext): Promise<Moment> {
  const [now] = await asSystem(tx, findChanges, () =>
    tx.execute<{ cluster: string; horizon: string; floor: string }>(sql`
      select (select system_identifier::text from pg_control_system()) as cluster,
        pg_snapshot_xmin(pg_current_snapshot())::text as horizon, floor::text as floor
      from sync_floor`),
  );
  if (!now) throw new Error('The floor of syncing is not there');
  const { cluster, horizon, floor } = now;
  return { scope: [cluster, actor.uid, actor.actingForShopId ?? ''].join(':'), horizon, floor };
}

interface Round {
  readonly at: SyncCursor;
  readonly isReset: boolean;
  readonly isNew: boolean;
}

/** Continues a round, starts the next one, or starts over as far back as is pulled. */
function roundFor(text: string | undefined, now: Moment, day: string, lowest: string): Round {
  const sent = decodeSyncCursor(text);
  const begun = { scope: now.scope, until: now.horizon, after: BEFORE_ALL_IDS, day };
  const isKnown =
    sent !== undefined &&
    sent.scope === now.scope &&
    // A device that got everything needs no deletions.
    BigInt(sent.since === EVERYTHING ? sent.until : sent.since) >= BigInt(now.floor) &&
    BigInt(sent.until) <= BigInt(now.horizon);
  if (!isKnown) {
    const at = { ...begun, since: EVERYTHING, phase: 'rows', after: lowest } as const;
    return { at, isReset: true, isNew: true };
  }
  const isNew = sent.phase === 'gone' && sent.after === BEFORE_ALL_IDS;
  return { at: isNew ? { ...sent, ...begun } : sent, isReset: false, isNew };
}

type Page = Pick<PulledRows, 'rows' | 'gone'> & { readonly lastId: string | undefined };

const NOTHING: Page = { rows: [], gone: [], lastId: undefined };

async function goneIn(
  context: QueryContext,
  source: SyncSource,
  at: SyncCursor,
  limit: number,
): Promise<Page> {
  const { tx, actor } = context;
  const noted = await tx
    .select({ id: syncGone.entity_id })
    .from(syncGone)
    .where(
      and(
        eq(syncGone.person_id, actor.uid ?? ''),
        eq(syncGone.collection, source.collection),
        sql`${syncGone.gone_in} >= ${at.since}::xid8`,
        gt(syncGone.entity_id, at.after),
      ),
    )
    .orderBy(asc(syncGone.entity_id))
    .limit(limit + 1);
  const ids = noted.slice(0, limit).map(({ id }) => id);
  const shown = new Set((ids.length > 0 ? await source.show(tx, ids) : []).map(({ id }) => id));
  const lastId = noted.length > limit ? ids.at(-1) : undefined;
  return { rows: [], gone: ids.filter((id) => !shown.has(id)), lastId };
}

function lowestOf({ collection }: SyncSource, nowMs: number): string {
  return lowestPulledId(collection, nowMs) ?? BEFORE_ALL_IDS;
}

async function idsIn(
  { tx, actor, nowMs }: QueryContext,
  source: SyncSource,
  { since, after }: Pick<SyncCursor, 'since' | 'after'>,
  limit: number,
): Promise<string[]> {
  const lowest = lowestOf(source, nowMs);
  const person = { uid: actor.uid ?? '', shopId: actor.actingForShopId };
  const window = { ...person, since, after, lowest, limit };
  const found = await asSystem(tx, findChanges, () =>
    tx.execute<{ id: string }>(source.changed(window)),
  );
  return found.map(({ id }) => id);
}

async function rowsIn(
  context: QueryContext,
  source: SyncSource,
  at: SyncCursor,
  limit: number,
): Promise<Page> {
  const found = await idsIn(context, source, at, limit + 1);
  const ids = found.slice(0, limit);
  const shown = ids.length > 0 ? await source.show(context.tx, ids) : [];
  const rows = shown.map((row) => source.view.parse(row) as { id: string });
  return { rows, gone: [], lastId: found.length > limit ? ids.at(-1) : undefined };
}

/** What a new device has to know about rows it does not get. */
async function floorFor(
  context: QueryContext,
  source: SyncSource,
  lowest: string,
): Promise<{ readonly floor?: string }> {
  if (lowest === BEFORE_ALL_IDS) return {};
  const oldest = { since: EVERYTHING, after: BEFORE_ALL_IDS };
  const [first = lowest] = await idsIn(context, source, oldest, 1);
  return first < lowest ? { floor: lowest } : {};
}

/** Where to go on: after what is gone, after the rows, or with the next round. */
function nextAfter(at: SyncCursor, gone: Page, page: Page | undefined, day: string): SyncCursor {
  if (gone.lastId !== undefined) return { ...at, after: gone.lastId };
  const rows = { ...at, phase: 'rows' } as const;
  if (page === undefined) return { ...rows, after: BEFORE_ALL_IDS };
  if (page.lastId !== undefined) return { ...rows, after: page.lastId };
  return { ...at, since: at.until, phase: 'gone', after: BEFORE_ALL_IDS, day };
}

export async function pullCollection(
  context: QueryContext,
  source: SyncSource,
  now: Moment,
  { sent, limit }: { readonly sent: string | undefined; readonly limit: number },
): Promise<PulledRows> {
  const day = istDay(context.nowMs);
  const lowest = lowestOf(source, context.nowMs);
  const { at, isReset, isNew } = roundFor(sent, now, day, lowest);
  const gone = at.phase === 'gone' ? await goneIn(context, source, at, limit) : NOTHING;
  // Deletions are recorded for owners, so an acting device starts over.
  if (context.actor.actingForShopId !== null && gone.gone.length > 0) {
    return pullCollection(context, source, now, { sent: undefined, limit });
  }
  // What is gone and what is there share the page, so that a quiet round is one question.
  const room = gone.lastId === undefined ? limit - gone.gone.length : 0;
  const from = at.phase === 'gone' ? { ...at, after: BEFORE_ALL_IDS } : at;
  const page = room > 0 ? await rowsIn(context, source, from, room) : undefined;
  const rows = page?.rows ?? [];
  const next = nextAfter(at, gone, page, day);
  const isQuiet = isNew && !isReset && rows.length + gone.gone.length === 0;
  // Nothing changed, and the response is identical, so that its ETag matches.
  const isSame = isQuiet && sent !== undefined && decodeSyncCursor(sent)?.day === day;
  const isEnded = page !== undefined && page.lastId === undefined;
  // A round of several pages misses what was written meanwhile; the next one includes it.
  const isBehind = at.until !== now.horizon;
  return {
    reset: isReset,
    rows,
    gone: gone.gone,
    cursor: isSame ? sent : encodeSyncCursor(next),
    more: !isEnded || isBehind,
    ...(isReset ? await floorFor(context, source, lowest) : {}),
  };
}

import { istDay } from '@chowk/domain/kernel';
import { and, eq, type SQL } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { requireRow } from '../../../contract/require-row';
import { shopVisits } from '../../../db/schema/visits';

type VisitRow = typeof shopVisits.$inferSelect;

interface Which {
  readonly shop_id: string;
  readonly visited_at: string;
}

/** A phone whose clock runs ahead was there all the same, and not tomorrow. */
export function visitedMsOf({ visited_at }: Which, nowMs: number): number {
  return Math.min(Date.parse(visited_at), nowMs);
}

/** The one visit of that day that counts. */
export function isOwnVisit(
  { actor, nowMs }: Pick<CommandContext, 'actor' | 'nowMs'>,
  which: Which,
): SQL | undefined {
  return and(
    eq(shopVisits.shop_id, which.shop_id),
    eq(shopVisits.bizman_id, actor.uid ?? ''),
    eq(shopVisits.visited_on, istDay(visitedMsOf(which, nowMs))),
    eq(shopVisits.status, 'marked'),
  );
}

export async function requireOwnVisit(context: CommandContext, which: Which): Promise<VisitRow> {
  const isIt = isOwnVisit(context, which);
  const [row] = await context.tx.select().from(shopVisits).where(isIt).for('update');
  return requireRow(row);
}

export function presentVisit(row: VisitRow) {
  const { id, shop_id, status, visited_at, distance_m, note, photo_path } = row;
  return {
    id,
    shop_id,
    status,
    visited_at: visited_at.toISOString(),
    distance_m,
    note,
    photo_path,
  };
}

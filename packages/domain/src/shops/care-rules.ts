import { DAY_MS, distanceM, istDay, type Position } from '../kernel';
import type { ShopNeed } from './rules';

/** Why a bizman should look in today, the most pressing first. */
const VISIT_REASONS = ['proof_due', 'details', 'start', 'quiet'] as const;
export type VisitReason = (typeof VISIT_REASONS)[number];

/** A proof due within the last of these is worth the way; the fewer the days, the sooner. */
const DUE_DAYS = 7;
const DUE_WITHIN_MS = [DAY_MS, 3 * DAY_MS, DUE_DAYS * DAY_MS];
/** So long without a deal taken, a proof sent or a visit is worth a look. */
const QUIET_DAYS = 14;

interface Cared {
  readonly next_due_at: string | null;
  readonly missing: readonly ShopNeed[];
  readonly last_active_at: string | null;
  readonly last_visited_at: string | null;
  readonly shop: {
    readonly shop_name: string;
    readonly created_at: string;
    readonly position: Position | null;
  };
}

export function dueBeforeMs(nowMs: number): number {
  return nowMs + DUE_DAYS * DAY_MS;
}

export function quietSinceMs(nowMs: number): number {
  return nowMs - QUIET_DAYS * DAY_MS;
}

function lastContactMs({ last_active_at, last_visited_at, shop }: Cared): number {
  const times = [shop.created_at, last_active_at, last_visited_at];
  return Math.max(...times.map((time) => (time === null ? 0 : Date.parse(time))));
}

export function visitReasons(cared: Cared, nowMs: number): VisitReason[] {
  const { next_due_at, missing, last_active_at, last_visited_at } = cared;
  // Nobody has shown them their first deal yet.
  const isUnstarted = last_active_at === null && last_visited_at === null;
  const holds: Record<VisitReason, boolean> = {
    proof_due: next_due_at !== null && Date.parse(next_due_at) <= dueBeforeMs(nowMs),
    details: missing.length > 0,
    start: isUnstarted,
    quiet: !isUnstarted && lastContactMs(cared) <= quietSinceMs(nowMs),
  };
  return VISIT_REASONS.filter((reason) => holds[reason]);
}

/** On the same day in India: tomorrow it is to be visited again. */
export function isVisitedToday(
  { last_visited_at }: Pick<Cared, 'last_visited_at'>,
  nowMs: number,
): boolean {
  return last_visited_at !== null && istDay(Date.parse(last_visited_at)) === istDay(nowMs);
}

/** Further off than any mistake of the phone's: worth a word, though nobody is refused for it. */
const FAR_VISIT_M = 1000;

export function isFarVisit(metres: number | null | undefined): metres is number {
  return typeof metres === 'number' && metres > FAR_VISIT_M;
}

export interface DayStop<Item> {
  readonly item: Item;
  readonly reasons: readonly VisitReason[];
  readonly isVisited: boolean;
  /** From where the phone is; absent when either place is unknown. */
  readonly distanceM: number | null;
}

export interface Round<Item> {
  /** Where to go now. */
  readonly next: DayStop<Item> | undefined;
  readonly later: readonly DayStop<Item>[];
  readonly done: readonly DayStop<Item>[];
}

/** The stops of a planned day: the one that is next, those after it, and those visited. */
export function roundOf<Item>(stops: readonly DayStop<Item>[]): Round<Item> {
  const [next, ...later] = stops.filter(({ isVisited }) => !isVisited);
  return { next, later, done: stops.filter(({ isVisited }) => isVisited) };
}

/** Due today or late, due soon, due this week, anything else: within each the nearest is next. */
function urgency({ next_due_at }: Cared, nowMs: number): number {
  if (next_due_at === null) return DUE_WITHIN_MS.length;
  const leftMs = Date.parse(next_due_at) - nowMs;
  const step = DUE_WITHIN_MS.findIndex((withinMs) => leftMs <= withinMs);
  return step === -1 ? DUE_WITHIN_MS.length : step;
}

/** The round of today, for the phone to walk by also without a network. */
export function planDay<Item extends Cared>(
  items: readonly Item[],
  here: Position | null,
  nowMs: number,
): DayStop<Item>[] {
  const stops = items.map((item) => {
    const { position } = item.shop;
    return {
      item,
      reasons: visitReasons(item, nowMs),
      isVisited: isVisitedToday(item, nowMs),
      distanceM: here && position ? Math.round(distanceM(here, position)) : null,
    };
  });
  const far = (stop: DayStop<Item>) => stop.distanceM ?? Number.MAX_SAFE_INTEGER;
  return stops
    .filter(({ reasons, isVisited }) => isVisited || reasons.length > 0)
    .sort(
      (a, b) =>
        Number(a.isVisited) - Number(b.isVisited) ||
        urgency(a.item, nowMs) - urgency(b.item, nowMs) ||
        far(a) - far(b) ||
        a.item.shop.shop_name.localeCompare(b.item.shop.shop_name),
    );
}

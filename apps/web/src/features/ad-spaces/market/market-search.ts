import { type DaySpan, judgeSpan } from '@chowk/domain/ad-spaces';
import { isDay } from '@chowk/domain/kernel';
import { AD_SPACE_KINDS, type AdSpaceKind } from '@chowk/domain/shops';
import type { MarketParams } from '@/features/ad-spaces/ad-spaces.queries';
import type { MessageKey } from '@/i18n';

export const MARKET_TABS = ['find', 'bookings'] as const;
export type MarketTab = (typeof MARKET_TABS)[number];

/** What the market's address says: so that back, a reload and a shared link show the same. */
export interface MarketSearch {
  readonly tab?: MarketTab | undefined;
  /** The space that is open. */
  readonly space?: string | undefined;
  readonly q?: string | undefined;
  readonly kind?: AdSpaceKind | undefined;
  readonly area?: string | undefined;
  /** The most a day may cost, in paise. */
  readonly most?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort?: 'cheapest' | undefined;
}

function textOf(value: unknown): string | undefined {
  // An address turns 400050 into a number; as a search it is text.
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function dayOf(value: unknown): string | undefined {
  return typeof value === 'string' && isDay(value) ? value : undefined;
}

/** Whatever is written into an address, only what is meant comes out. */
export function parseMarketSearch(search: Record<string, unknown>): MarketSearch {
  const { most } = search;
  return {
    tab: MARKET_TABS.find((tab) => tab === search.tab),
    space: textOf(search.space),
    q: textOf(search.q),
    kind: AD_SPACE_KINDS.find((kind) => kind === search.kind),
    area: textOf(search.area),
    most: Number.isSafeInteger(most) && Number(most) > 0 ? Number(most) : undefined,
    from: dayOf(search.from),
    to: dayOf(search.to),
    sort: search.sort === 'cheapest' ? 'cheapest' : undefined,
  };
}

type DatesKey = Extract<MessageKey<'spacemarket'>, 'datesBoth' | 'datesOrder' | 'datesPast'>;

/** Why the days do not count yet; nothing when there are none or both are right. */
export function datesProblem({ from, to }: MarketSearch, today: string): DatesKey | undefined {
  if (from === undefined && to === undefined) return undefined;
  if (from === undefined || to === undefined) return 'datesBoth';
  const problem = judgeSpan({ starts_on: from, ends_on: to }, today);
  if (problem === 'reversed') return 'datesOrder';
  return problem === 'past' ? 'datesPast' : undefined;
}

/** The days asked for, once they can be asked for. */
export function wantedDays(search: MarketSearch, today: string): DaySpan | undefined {
  const { from, to } = search;
  if (from === undefined || to === undefined || datesProblem(search, today)) return undefined;
  return { starts_on: from, ends_on: to };
}

export function marketParams(search: MarketSearch, today: string): MarketParams {
  const { q, kind, area, most, sort } = search;
  return {
    ...(q ? { search: q } : {}),
    ...(kind ? { kind } : {}),
    ...(area ? { area } : {}),
    ...(most ? { most_paise: most } : {}),
    ...wantedDays(search, today),
    ...(sort ? { sort } : {}),
  };
}

/** How many narrow the list, besides the words searched for. */
export function countFilters({ kind, area, most, from, to }: MarketSearch): number {
  return [kind, area, most, from ?? to].filter((value) => value !== undefined).length;
}

import { readPublicJson } from '@/api/network/public-fetch';

const MINUTE_MS = 60_000;
export const STATS_FRESH_MS = 5 * MINUTE_MS;
const STATS_PATH = '/rest/v1/platform_stats?category=landing&is_active=true';
const STORAGE_KEY = 'chowk.landing-stats';

export interface LandingStat {
  readonly id: string;
  readonly value: string;
  readonly label: string;
  readonly labelHi?: string;
}

export interface CachedStats {
  readonly stats: readonly LandingStat[];
  readonly atMs: number;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Takes what is certain from the answer; a page of rows may come bare or as `{ items }`. */
export function parseStats(answer: unknown): readonly LandingStat[] | undefined {
  const rows = isRecord(answer) && 'items' in answer ? answer.items : answer;
  if (!Array.isArray(rows)) return undefined;
  const ordered = rows
    .filter(isRecord)
    .sort((one, other) => Number(one.display_order) - Number(other.display_order));
  const stats = ordered.flatMap((row) => {
    const value = textOf(row.stat_value);
    const label = textOf(row.stat_label);
    if (!value || !label) return [];
    const labelHi = textOf(row.stat_label_hi);
    return [{ id: textOf(row.id) ?? label, value, label, ...(labelHi ? { labelHi } : {}) }];
  });
  return stats.length > 0 ? stats : undefined;
}

export function isFresh(cached: CachedStats, nowMs: number): boolean {
  const ageMs = nowMs - cached.atMs;
  return ageMs >= 0 && ageMs < STATS_FRESH_MS;
}

export function readCachedStats(): CachedStats | undefined {
  try {
    const cached: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    if (!isRecord(cached) || !Array.isArray(cached.stats) || typeof cached.atMs !== 'number')
      return;
    return { stats: cached.stats, atMs: cached.atMs };
  } catch {
    return undefined;
  }
}

/** The platform's own figures, or nothing: a figure is never made up here. */
export async function fetchLandingStats(signal: AbortSignal) {
  const stats = parseStats(await readPublicJson(STATS_PATH, signal));
  if (stats) localStorage.setItem(STORAGE_KEY, JSON.stringify({ stats, atMs: Date.now() }));
  return stats;
}

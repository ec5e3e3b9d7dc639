import { DAY_MS, istDay, startOfIstDay, startOfIstMonth } from '@chowk/domain/kernel';

/** Calendar days in India as YYYY-MM-DD, both included; empty means open on that side. */
export interface DateRangeValue {
  from: string;
  to: string;
}

export const PRESETS = ['today', 'last7Days', 'last30Days', 'thisMonth', 'lastMonth'] as const;
export type Preset = (typeof PRESETS)[number];

export function presetRange(preset: Preset, nowMs: number): DateRangeValue {
  const today = istDay(nowMs);
  const daysAgo = (days: number) => istDay(startOfIstDay(nowMs) - days * DAY_MS);
  const monthStartMs = startOfIstMonth(nowMs);
  const lastMonthEndMs = monthStartMs - DAY_MS;
  const ranges: Record<Preset, DateRangeValue> = {
    today: { from: today, to: today },
    last7Days: { from: daysAgo(6), to: today },
    last30Days: { from: daysAgo(29), to: today },
    thisMonth: { from: istDay(monthStartMs), to: today },
    lastMonth: { from: istDay(startOfIstMonth(lastMonthEndMs)), to: istDay(lastMonthEndMs) },
  };
  return ranges[preset];
}

export function presetOf(value: DateRangeValue, nowMs: number): Preset | undefined {
  return PRESETS.find((preset) => {
    const range = presetRange(preset, nowMs);
    return range.from === value.from && range.to === value.to;
  });
}

export type RangeProblem = 'order' | 'outside';

/** YYYY-MM-DD compares as text in calendar order. */
export function rangeProblem(
  { from, to }: DateRangeValue,
  limits: { min?: string | undefined; max?: string | undefined } = {},
): RangeProblem | undefined {
  if (from && to && from > to) return 'order';
  const days = [from, to].filter(Boolean);
  const isOutside = days.some(
    (day) => (limits.min && day < limits.min) || (limits.max && day > limits.max),
  );
  return isOutside ? 'outside' : undefined;
}

import { DAY_MS, istDay } from '@chowk/domain/kernel';
import type { Notification } from '@chowk/domain/notifications';

export interface DayGroup {
  /** YYYY-MM-DD in India. */
  readonly day: string;
  readonly rows: readonly Notification[];
}

/**
 * The newest day first and within it what was unread, so that nothing new hides below what is known.
 * What is read while the list is open keeps its place: nothing moves under a finger.
 */
export function groupByDay(
  rows: readonly Notification[],
  wasUnread: (row: Notification) => boolean,
): DayGroup[] {
  const days = new Map<string, Notification[]>();
  for (const row of rows) {
    const day = istDay(Date.parse(row.created_at));
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([day, ofDay]) => ({
      day,
      rows: [...ofDay].sort(
        (one, other) =>
          Number(wasUnread(other)) - Number(wasUnread(one)) || (one.id < other.id ? 1 : -1),
      ),
    }));
}

/** How a day is called today; any other goes by its date. */
export function dayName(day: string, nowMs: number): 'today' | 'yesterday' | undefined {
  if (day === istDay(nowMs)) return 'today';
  return day === istDay(nowMs - DAY_MS) ? 'yesterday' : undefined;
}

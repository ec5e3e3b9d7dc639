import {
  type LINK_EVENTS,
  LINK_TYPES,
  type LinkReport,
  readLinkReport,
} from '@chowk/domain/deep-links';
import { DAY_MS, IST_ZONE, istDay, startOfIstDay } from '@chowk/domain/kernel';
import { gte, sql } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { deepLinkAnalytics as events } from '../../db/schema/deep-links';

type Counts = Omit<LinkReport['days'][number], 'day'>;

interface Counted {
  readonly event_type: (typeof LINK_EVENTS)[number];
  readonly count: number;
}

function sum(rows: readonly Counted[]): Counts {
  const total = (type: Counted['event_type']) =>
    rows.reduce((so, { event_type, count }) => (event_type === type ? so + count : so), 0);
  return {
    shared: total('shared'),
    opened: total('opened'),
    sign_in_asked: total('sign_in_asked'),
    resumed: total('resumed'),
    failed: total('failed'),
  };
}

/** Counted by the database in one pass; the few sums by type and by day are made here. */
export const linkReportRead = implementQuery(readLinkReport, async ({ tx, nowMs }, { days }) => {
  const length = Number(days);
  const fromMs = startOfIstDay(nowMs) - (length - 1) * DAY_MS;
  const day = sql<string>`to_char(${events.happened_at} at time zone ${sql.raw(`'${IST_ZONE}'`)}, 'YYYY-MM-DD')`;
  const { event_type, link_type } = events;
  const rows = await tx
    .select({ event_type, link_type, day, count: sql<number>`count(*)::int` })
    .from(events)
    .where(gte(events.happened_at, new Date(fromMs)))
    .groupBy(event_type, link_type, day);
  return {
    from: new Date(fromMs).toISOString(),
    types: [...LINK_TYPES, null].map((type) => ({
      link_type: type,
      ...sum(rows.filter((row) => row.link_type === type)),
    })),
    days: Array.from({ length }, (_, place) => {
      const name = istDay(fromMs + place * DAY_MS);
      return { day: name, ...sum(rows.filter((row) => row.day === name)) };
    }),
  };
});

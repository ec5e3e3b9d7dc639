import { readPlatformFigures } from '@chowk/domain/figures';
import { sql } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { type Counted, gatherFigures, wholeRange } from './gather-figures';

/** The sums, and beside them what no job has added up yet: in one statement, or one could move. */
export const platformFiguresRead = implementQuery(readPlatformFigures, async ({ tx }, range) => {
  const { from, to } = wholeRange(range);
  const rows = await tx.execute<Counted & Record<string, unknown>>(sql`
    select day::text as day, kind, sum(n)::int as n, sum(paise)::float8 as paise
    from (
      select day, kind, n, paise from daily_figures
        where day between ${from}::date and ${to}::date
      union all
      select day, kind, n, paise from figure_deltas
        where day between ${from}::date and ${to}::date
    ) as counted
    group by day, kind`);
  return { figures: gatherFigures(range, rows) };
});

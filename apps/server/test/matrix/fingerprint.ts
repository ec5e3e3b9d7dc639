import type { Database } from '../../src/db';

/** Tables every call may write to, whatever comes of it: the counters of the limits. */
const COUNTERS = ['public.rate_limits'];

/** What a command that ran leaves behind although it found nothing to change. */
export const RECORDS = ['public.audit_logs', 'public.idempotency_keys', 'public.realtime_events'];

/** Of every table, how many rows it has and which transaction wrote the latest. */
export async function fingerprint(
  db: Pick<Database, 'execute'>,
  but: readonly string[] = [],
): Promise<Record<string, string>> {
  const tables = await db.execute(`
    select n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'auth') and c.relkind = 'r' order by 1`);
  const names = tables
    .map(({ name }) => String(name))
    .filter((name) => !COUNTERS.includes(name) && !but.includes(name));
  const marks = await db.execute(
    names
      .map(
        (name) =>
          `select '${name}' as name, count(*) || '/' || coalesce(max(xmin::text::bigint), 0) as mark from ${name}`,
      )
      .join(' union all '),
  );
  return Object.fromEntries(marks.map(({ name, mark }) => [String(name), String(mark)]));
}

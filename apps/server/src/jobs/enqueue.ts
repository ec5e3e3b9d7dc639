import { ChowkError } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../db';

/** Workers listen here, so that a job starts when its cause commits and not at the next look. */
export const JOB_CHANNEL = 'chowk_jobs';

/**
 * The only right the system role has in the queue's schema. What a job inherits (retries, limit,
 * dead letters) is read from its queue, so the statement is one round trip.
 */
export const ENQUEUE_FUNCTION = `
create or replace function pgboss.enqueue_job(job_name text, job_data jsonb) returns uuid
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  job_id uuid;
begin
  insert into pgboss.job
    (name, data, dead_letter, expire_in, retry_limit, retry_delay, retry_backoff, policy)
  select q.name, job_data, q.dead_letter, q.expire_seconds * interval '1 second',
    q.retry_limit, q.retry_delay, q.retry_backoff, q.policy
  from pgboss.queue q where q.name = job_name
  returning id into job_id;
  if job_id is not null then
    perform pg_notify('${JOB_CHANNEL}', job_name);
  end if;
  return job_id;
end
$$;
revoke all on function pgboss.enqueue_job(text, jsonb) from public;
grant usage on schema pgboss to chowk_system;
grant execute on function pgboss.enqueue_job(text, jsonb) to chowk_system;`;

const MISSING_OBJECTS = new Set(['3F000', '42883']);

function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error ? error.code : codeOf(error.cause);
}

/** On the very first boot a command may come before the queue is there: it is told to come back. */
async function sent(name: string, send: () => Promise<{ id?: unknown }[]>): Promise<void> {
  const rows = await send().catch((error) => {
    throw MISSING_OBJECTS.has(String(codeOf(error))) ? new ChowkError('UNAVAILABLE') : error;
  });
  if (!rows[0]?.id) throw new Error(`There is no queue for the job ${name}`);
}

export function enqueue(db: Database, name: string, data: Record<string, unknown>) {
  return sent(name, () =>
    db.execute('select pgboss.enqueue_job($1, $2) as id', [name, JSON.stringify(data)]),
  );
}

export function enqueueIn(tx: Tx, name: string, data: Record<string, unknown>) {
  const body = JSON.stringify(data);
  return sent(name, () =>
    tx.execute<{ id: unknown }>(
      sql`select pgboss.enqueue_job(${name}::text, ${body}::jsonb) as id`,
    ),
  );
}

import { ChowkError } from '@chowk/domain/kernel';
import { type Database, runnerOf, type Tx } from '../db';
import type { NewJob } from './job';

/** Workers listen on this channel, so that a job starts on commit, not at the next poll. */
export const JOB_CHANNEL = 'chowk_jobs';

/**
 * The system role's only privilege in the queue's schema. Retries, timeout and dead letters come
 * from the queue, so any number of jobs are one statement. Fails if there is no such queue.
 */
export const ENQUEUE_FUNCTION = `
create or replace function pgboss.enqueue_jobs(asked jsonb) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  unknown text;
begin
  select job.name into unknown from jsonb_to_recordset(asked) as job (name text)
    where not exists (select from pgboss.queue q where q.name = job.name) limit 1;
  if unknown is not null then
    raise exception 'There is no queue for the job %', unknown;
  end if;
  insert into pgboss.job
    (name, data, dead_letter, expire_in, retry_limit, retry_delay, retry_backoff, policy)
  select q.name, job.data, q.dead_letter, q.expire_seconds * interval '1 second',
    q.retry_limit, q.retry_delay, q.retry_backoff, q.policy
  from jsonb_to_recordset(asked) as job (name text, data jsonb)
    join pgboss.queue q on q.name = job.name;
  perform pg_notify('${JOB_CHANNEL}', kinds.name)
  from (select distinct job.name from jsonb_to_recordset(asked) as job (name text)) kinds;
  return null;
end
$$;
revoke all on function pgboss.enqueue_jobs(jsonb) from public;
grant usage on schema pgboss to chowk_system;
grant execute on function pgboss.enqueue_jobs(jsonb) to chowk_system;`;

const ENQUEUE = 'select pgboss.enqueue_jobs($1::jsonb)';
const MISSING_OBJECTS = new Set(['3F000', '42883']);

function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error ? error.code : codeOf(error.cause);
}

/** On the very first start a command may run before the queue exists and is told to retry. */
function explain(error: unknown): unknown {
  return MISSING_OBJECTS.has(String(codeOf(error))) ? new ChowkError('UNAVAILABLE') : error;
}

export async function enqueue(
  db: Database,
  name: string,
  data: Record<string, unknown>,
): Promise<void> {
  try {
    await db.execute(ENQUEUE, [JSON.stringify([{ name, data }])]);
  } catch (error) {
    throw explain(error);
  }
}

/** Not awaited: if it fails, the transaction does not commit. */
export function enqueueAllIn(tx: Tx, jobs: readonly NewJob[]): Promise<void> {
  return runnerOf(tx).last(ENQUEUE, [JSON.stringify(jobs)], explain);
}

export function enqueueIn(tx: Tx, name: string, data: Record<string, unknown>): Promise<void> {
  return enqueueAllIn(tx, [{ name, data }]);
}

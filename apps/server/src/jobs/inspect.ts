import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../db';
import { DEAD_QUEUE } from './declare-queues';

const DEAD_SHOWN = 100;

export interface QueueState {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  readonly retrying: number;
  readonly oldestDueAt: Date | null;
}

export interface DeadJob {
  readonly id: string;
  readonly name: string;
  readonly error: string;
  readonly failedAt: Date;
}

export interface JobsReport {
  readonly queues: readonly QueueState[];
  /** The newest. */
  readonly dead: readonly DeadJob[];
  readonly deadTotal: number;
}

/** Sends a job that was given up back to its queue and answers whose it was; null if none is there. */
export const REVIVE_FUNCTION = `
create or replace function pgboss.revive_job(dead_id uuid) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp
  as $$
declare
  job_name text;
  job_data jsonb;
begin
  delete from pgboss.job j where j.name = '${DEAD_QUEUE}' and j.id = dead_id
    and exists (select from pgboss.queue q where q.name = j.output ->> 'job')
    returning j.output ->> 'job', j.data into job_name, job_data;
  if job_name is not null then
    perform pgboss.enqueue_job(job_name, job_data);
  end if;
  return job_name;
end
$$;
revoke all on function pgboss.revive_job(uuid) from public;
grant execute on function pgboss.revive_job(uuid) to chowk_system;`;

const QUEUES = `
  select q.name,
    count(*) filter (where j.state = 'created' and j.start_after <= now())::int as waiting,
    count(*) filter (where j.state = 'active')::int as running,
    count(*) filter (where j.state = 'retry')::int as retrying,
    min(j.start_after) filter (where j.state < 'active' and j.start_after <= now())::text as oldest
  from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state <= 'active'
  where q.name <> '${DEAD_QUEUE}' and q.name not like '\\_\\_%'
  group by q.name order by q.name`;
const DEAD = `
  select id, coalesce(output ->> 'job', name) as name, coalesce(output ->> 'message', '') as error,
    created_on::text as failed_at, count(*) over ()::int as total
  from pgboss.job where name = '${DEAD_QUEUE}' and state <= 'active'
  order by created_on desc, id limit ${DEAD_SHOWN}`;

/** From the queue's own tables, which belong to nobody's role. */
export async function inspectJobs(db: Database): Promise<JobsReport> {
  const [queues, dead] = await Promise.all([db.execute(QUEUES), db.execute(DEAD)]);
  return {
    queues: queues.map((row) => ({
      name: String(row.name),
      waiting: Number(row.waiting),
      running: Number(row.running),
      retrying: Number(row.retrying),
      oldestDueAt: row.oldest ? new Date(String(row.oldest)) : null,
    })),
    dead: dead.map((row) => ({
      id: String(row.id),
      name: String(row.name),
      error: String(row.error),
      failedAt: new Date(String(row.failed_at)),
    })),
    deadTotal: Number(dead[0]?.total ?? 0),
  };
}

/** In the caller's transaction, which must have the system role at that moment. */
export async function reviveIn(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx.execute<{ name: string | null }>(
    sql`select pgboss.revive_job(${id}::uuid) as name`,
  );
  return row?.name ?? undefined;
}

import { sql } from 'drizzle-orm';
import type { Tx } from '../db';

/** The dead-letter queue: failed jobs with their error. Nothing processes it. */
export const DEAD_QUEUE = 'dead';

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

/** Requeues a failed job and returns its name; null if there is none. */
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
    perform pgboss.enqueue_jobs(
      jsonb_build_array(jsonb_build_object('name', job_name, 'data', job_data)));
  end if;
  return job_name;
end
$$;
revoke all on function pgboss.revive_job(uuid) from public;
grant execute on function pgboss.revive_job(uuid) to chowk_system;`;

/** The queue's tables belong to no role of ours, so it is asked through pg-boss. */
export const REPORT_FUNCTION = `
create or replace function pgboss.report_jobs() returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
  as $$
  select jsonb_build_object(
    'queues', (
      select coalesce(jsonb_agg(each order by each.name), '[]') from (
        select q.name,
          count(*) filter (where j.state = 'created' and j.start_after <= now()) as waiting,
          count(*) filter (where j.state = 'active') as running,
          count(*) filter (where j.state = 'retry') as retrying,
          min(j.start_after) filter (where j.state < 'active' and j.start_after <= now()) as oldest
        from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state <= 'active'
        where q.name <> '${DEAD_QUEUE}' and q.name not like '\\_\\_%'
        group by q.name
      ) as each),
    'dead', (
      select coalesce(jsonb_agg(each order by each.failed_at desc, each.id), '[]') from (
        select id, coalesce(output ->> 'job', name) as name,
          coalesce(output ->> 'message', '') as error, created_on as failed_at
        from pgboss.job where name = '${DEAD_QUEUE}' and state <= 'active'
        order by created_on desc, id limit ${DEAD_SHOWN}
      ) as each),
    'dead_total', (
      select count(*) from pgboss.job where name = '${DEAD_QUEUE}' and state <= 'active'))
  $$;
revoke all on function pgboss.report_jobs() from public;
grant execute on function pgboss.report_jobs() to chowk_system;`;

interface Told {
  readonly queues: readonly (Omit<QueueState, 'oldestDueAt'> & {
    readonly oldest: string | null;
  })[];
  readonly dead: readonly (Omit<DeadJob, 'failedAt'> & { readonly failed_at: string })[];
  readonly dead_total: number;
}

/** In the caller's transaction, as the system: another connection would wait for it forever. */
export async function reportIn(tx: Tx): Promise<JobsReport> {
  const [row] = await tx.execute<{ told: Told }>(sql`select pgboss.report_jobs() as told`);
  if (!row) throw new Error('The queue told nothing of itself');
  const { queues, dead, dead_total } = row.told;
  return {
    queues: queues.map(({ oldest, ...queue }) => ({
      ...queue,
      oldestDueAt: oldest === null ? null : new Date(oldest),
    })),
    dead: dead.map(({ failed_at, ...job }) => ({ ...job, failedAt: new Date(failed_at) })),
    deadTotal: dead_total,
  };
}

/** In the caller's transaction, which must have the system role. */
export async function reviveIn(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx.execute<{ name: string | null }>(
    sql`select pgboss.revive_job(${id}::uuid) as name`,
  );
  return row?.name ?? undefined;
}

import { readLeaderboard, readTarget, targetOf } from '@chowk/domain/earnings';
import { istMonth, startOfIstMonth, startOfMonth } from '@chowk/domain/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { implementQuery } from '../../../contract/implement';
import { asSystem, type Tx } from '../../../db';
import { readPlatformConfig } from '../../platform';
import { showBizmanPay } from '../system-steps';

/** The top of the leaderboard; people below it still see their own row. */
const PLACES_SHOWN = 10;
const MOST_AREAS = 50;

/** Activations since the first of the month, midnight in India. */
function inMonth(nowMs: number): SQL {
  const from = new Date(startOfIstMonth(nowMs)).toISOString();
  return sql`l.status = 'converted' and l.converted_at >= ${from}::timestamptz`;
}

export const targetRead = implementQuery(readTarget, async ({ tx, actor, nowMs }) =>
  asSystem(tx, showBizmanPay, async () => {
    const { bizman_bonus_tiers: tiers } = await readPlatformConfig(tx);
    const [row] = await tx.execute<{ total: number }>(sql`
      select count(*)::int as total from shop_leads l
      where l.salesperson_id = ${actor.uid ?? ''}::uuid and ${inMonth(nowMs)}`);
    const activations = row?.total ?? 0;
    const month = istMonth(nowMs);
    const { tiers: sorted, ...reached } = targetOf(activations, tiers);
    return {
      month,
      ends_at: new Date(startOfMonth(month, 1) - 1).toISOString(),
      activations,
      ...reached,
      tiers: [...sorted],
    };
  }),
);

/** Where this bizman has activated shops, the busiest first. */
async function areasOf(tx: Tx, uid: string): Promise<string[]> {
  const rows = await tx.execute<{ area: string }>(sql`
    select l.area from shop_leads l where l.salesperson_id = ${uid}::uuid and l.status = 'converted'
    group by l.area order by count(*) desc, l.area limit ${MOST_AREAS}`);
  return rows.map(({ area }) => area);
}

interface Line extends Record<string, unknown> {
  readonly place: number;
  readonly name: string;
  readonly activations: number;
  readonly is_me: boolean;
}

/** Participants by activations; equal counts share a rank. */
function ranked(uid: string, area: string | undefined, nowMs: number): SQL {
  const isThere = area === undefined ? sql`` : sql`and l.area = ${area}`;
  return sql`
    with counted as (
      select l.salesperson_id as id, count(*)::int as activations from shop_leads l
      where ${inMonth(nowMs)} ${isThere} group by l.salesperson_id),
    placed as (
      select c.id, c.activations, p.full_name as name,
        rank() over (order by c.activations desc)::int as place
      from counted c join profiles p on p.id = c.id and p.status = 'active'
      where not exists (select 1 from leaderboard_absences a where a.profile_id = c.id))
    select place, name, activations, id = ${uid}::uuid as is_me from placed
    where place <= ${PLACES_SHOWN} or id = ${uid}::uuid
    order by place, name limit ${PLACES_SHOWN + 1}`;
}

export const leaderboardRead = implementQuery(
  readLeaderboard,
  async ({ tx, actor, nowMs }, params) => {
    const uid = actor.uid ?? '';
    return asSystem(tx, showBizmanPay, async () => {
      const areas = await areasOf(tx, uid);
      const area = params.area ?? areas[0];
      const [absence] = await tx.execute(
        sql`select 1 as is_absent from leaderboard_absences where profile_id = ${uid}::uuid`,
      );
      const lines = await tx.execute<Line>(ranked(uid, area, nowMs));
      const isThere = area === undefined ? sql`` : sql`and l.area = ${area}`;
      const [mine] = await tx.execute<{ total: number }>(sql`
        select count(*)::int as total from shop_leads l
        where l.salesperson_id = ${uid}::uuid and ${inMonth(nowMs)} ${isThere}`);
      return {
        month: istMonth(nowMs),
        area: area ?? null,
        areas,
        is_taking_part: !absence,
        my_activations: mine?.total ?? 0,
        items: [...lines],
      };
    });
  },
);

import { listVesting, type VestingFigures, vestingOf } from '@chowk/domain/earnings';
import type { PlatformConfig } from '@chowk/domain/platform';
import { and, desc, eq, sql } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { afterCursor, pageFrom } from '../../contract/paging';
import { asSystem, type Tx } from '../../db';
import { shops } from '../../db/schema/businesses';
import { shopLeads } from '../../db/schema/leads';
import { readPlatformConfig } from '../platform';
import { hasProofForDay } from './bizmen/find-bizman-pay';
import { showBizmanPay } from './system-steps';

type Booked = Readonly<Record<string, { readonly gross: number; readonly at: string }>>;

/** Each question about a shop is answered by an index; a page of shops is one statement. */
function selectShops(tx: Tx, activeDays: number) {
  const ofShop = sql`d.shop_id = ${shopLeads.shop_id} and d.status = 'approved'`;
  return tx
    .select({
      id: shopLeads.id,
      shop_id: shops.id,
      shop_name: shops.shop_name,
      area: shops.area,
      activated_at: shopLeads.converted_at,
      isOpen: sql<boolean>`${shops.status} = 'active' and exists (
        select 1 from profiles o where o.id = ${shops.owner_id} and o.status = 'active')`,
      hasProof: sql<boolean>`exists (select 1 from deals d where ${ofShop})`,
      isOnTrack: sql<boolean>`exists (select 1 from deals d where ${ofShop}
        and ${hasProofForDay(sql`${shopLeads.converted_at}`, activeDays)})`,
      booked: sql<Booked | null>`(
        select jsonb_object_agg(e.kind, jsonb_build_object('gross', e.gross_paise, 'at', e.created_at))
        from earnings e where e.shop_id = ${shopLeads.shop_id}
          and e.payee_id = ${shopLeads.salesperson_id})`,
    })
    .from(shopLeads)
    .innerJoin(shops, eq(shops.id, shopLeads.shop_id));
}

function figuresOf(config: PlatformConfig): VestingFigures {
  return {
    activeDays: config.bizman_active_days,
    amounts: {
      shop_activation: config.bizman_activation_paise,
      first_proof: config.bizman_first_proof_paise,
      day_60: config.bizman_day_60_paise,
    },
  };
}

function bookedOf(booked: Booked | null) {
  const entries = Object.entries(booked ?? {});
  return Object.fromEntries(
    entries.map(([kind, { gross, at }]) => [kind, { grossPaise: gross, atMs: Date.parse(at) }]),
  );
}

/** Of shops they brought, also when another bizman looks after one now: the pay stays theirs. */
export const vestingList = implementQuery(
  listVesting,
  async ({ tx, actor, nowMs }, { cursor, limit }) =>
    asSystem(tx, showBizmanPay, async () => {
      const figures = figuresOf(await readPlatformConfig(tx));
      const rows = await selectShops(tx, figures.activeDays)
        .where(
          and(
            eq(shopLeads.salesperson_id, actor.uid ?? ''),
            eq(shopLeads.status, 'converted'),
            afterCursor(cursor, [shopLeads.id], 'desc'),
          ),
        )
        .orderBy(desc(shopLeads.id))
        .limit(limit + 1);
      return pageFrom(
        rows,
        limit,
        ({ id }) => [id],
        ({ shop_id, shop_name, area, activated_at, booked, ...facts }) => {
          const activatedMs = activated_at?.getTime() ?? nowMs;
          const known = { ...facts, activatedMs, booked: bookedOf(booked) };
          return {
            shop_id,
            shop_name,
            area,
            activated_at: new Date(activatedMs).toISOString(),
            steps: vestingOf(known, figures, nowMs),
          };
        },
      );
    }),
);

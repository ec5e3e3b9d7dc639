import { type Actor, distanceM, type Position } from '@chowk/domain/kernel';
import { findLeadDuplicates, type LeadDuplicate } from '@chowk/domain/leads';
import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { asSystem, type Tx } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { shops } from '../../db/schema/businesses';
import { shopLeads } from '../../db/schema/leads';
import { findDuplicates } from './system-steps';

const MOST_SHOWN = 6;
/** Two counters next to each other are this near; so is one shop measured twice. */
const NEAR_M = 60;
const METRES_PER_DEGREE = 111_000;

interface Asked {
  readonly id?: string | undefined;
  readonly phone?: string | undefined;
  readonly shop_name?: string | undefined;
  readonly area?: string | undefined;
  readonly position: Position | null;
}

type Table = typeof shops | typeof shopLeads;

/** The index of letter triples answers the name; of those few the area is compared. */
function isNamedAlike(table: Table, { shop_name, area }: Asked): SQL | undefined {
  if (shop_name === undefined) return undefined;
  const isSameArea = area === undefined ? undefined : sql`${table.area} % ${area}::text`;
  return and(sql`${table.shop_name} % ${shop_name}::text`, isSameArea);
}

function isNear(table: Table, { position }: Asked): SQL | undefined {
  if (!position) return undefined;
  const { lat, lng } = position;
  const dLat = NEAR_M / METRES_PER_DEGREE;
  const dLng = dLat / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  return sql`${table.lat} between ${lat - dLat}::float8 and ${lat + dLat}::float8 and ${table.lng} between ${lng - dLng}::float8 and ${lng + dLng}::float8`;
}

interface Found {
  readonly id: string;
  readonly shop_name: string;
  readonly area: string | null;
  readonly salesperson_id: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly phone?: string;
}

function shown(kind: 'lead' | 'shop', row: Found, asked: Asked, { uid }: Actor): LeadDuplicate {
  const { lat, lng } = row;
  const at = lat === null || lng === null ? null : { lat, lng };
  return {
    kind,
    id: row.id,
    shop_name: row.shop_name,
    area: row.area,
    is_own: row.salesperson_id === uid,
    same_phone: row.phone !== undefined && row.phone === asked.phone,
    distance_m: at && asked.position ? Math.round(distanceM(at, asked.position)) : null,
  };
}

const ACCOUNT: LeadDuplicate = {
  kind: 'account',
  id: null,
  shop_name: null,
  area: null,
  is_own: false,
  same_phone: true,
  distance_m: null,
};

async function accountsLike(tx: Tx, { phone }: Asked): Promise<LeadDuplicate[]> {
  if (phone === undefined) return [];
  const rows = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.phone, phone));
  return rows.map(() => ACCOUNT);
}

async function leadsLike(tx: Tx, actor: Actor, asked: Asked): Promise<LeadDuplicate[]> {
  const { id, phone } = asked;
  const alike = or(
    phone === undefined ? undefined : eq(shopLeads.phone, phone),
    isNamedAlike(shopLeads, asked),
    isNear(shopLeads, asked),
  );
  if (!alike) return [];
  const rows = await tx
    .select()
    .from(shopLeads)
    .where(
      and(
        alike,
        // A converted one is found as the shop it became.
        sql`${shopLeads.status} not in ('rejected', 'converted')`,
        id === undefined ? undefined : ne(shopLeads.id, id),
      ),
    )
    .limit(MOST_SHOWN);
  return rows.map((row) => shown('lead', row, asked, actor));
}

async function shopsLike(tx: Tx, actor: Actor, asked: Asked): Promise<LeadDuplicate[]> {
  const alike = or(isNamedAlike(shops, asked), isNear(shops, asked));
  if (!alike) return [];
  const rows = await tx
    .select()
    .from(shops)
    .where(and(alike, eq(shops.status, 'active')))
    .limit(MOST_SHOWN);
  return rows.map((row) => shown('shop', row, asked, actor));
}

/** Of the same number first, then the nearest. */
function weight({ same_phone, distance_m }: LeadDuplicate): number {
  return same_phone ? -1 : (distance_m ?? Number.MAX_SAFE_INTEGER);
}

/** As the system. */
export async function listDuplicates(tx: Tx, actor: Actor, asked: Asked): Promise<LeadDuplicate[]> {
  const found = [
    ...(await accountsLike(tx, asked)),
    ...(await leadsLike(tx, actor, asked)),
    ...(await shopsLike(tx, actor, asked)),
  ];
  return found.sort((a, b) => weight(a) - weight(b)).slice(0, MOST_SHOWN);
}

export const leadDuplicatesList = implementQuery(
  findLeadDuplicates,
  async ({ tx, actor }, { lat, lng, ...rest }) => {
    const position = lat === undefined || lng === undefined ? null : { lat, lng };
    const items = await asSystem(tx, findDuplicates, () =>
      listDuplicates(tx, actor, { ...rest, position }),
    );
    return { items };
  },
);

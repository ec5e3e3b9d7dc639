import type { AdSpace, AdSpaceCard, AdSpaceOffer } from '@chowk/domain/ad-spaces';
import { asc, inArray } from 'drizzle-orm';
import { requireRow } from '../../contract/require-row';
import { asSystem, type Tx } from '../../db';
import { adSpacePhotos } from '../../db/schema/ad-spaces';
import { shops } from '../../db/schema/businesses';
import { NOTHING_PROMISED, readReliability } from '../shops';
import type { SpaceRow } from './space-rows';
import { nameShops } from './system-steps';

interface Around {
  readonly shop_name: string;
  readonly shop_type: string | null;
  readonly area: string | null;
}

async function shopsOf(tx: Tx, rows: readonly SpaceRow[]): Promise<Map<string, Around>> {
  const { id, shop_name, shop_type, area } = shops;
  const ids = [...new Set(rows.map(({ shop_id }) => shop_id))];
  const found = await asSystem(tx, nameShops, () =>
    tx.select({ id, shop_name, shop_type, area }).from(shops).where(inArray(id, ids)),
  );
  return new Map(found.map((row) => [row.id, row]));
}

function photosOf(tx: Tx, rows: readonly SpaceRow[]) {
  const { id, space_id, path } = adSpacePhotos;
  return tx
    .select({ id, space_id, path })
    .from(adSpacePhotos)
    .where(
      inArray(
        space_id,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(id));
}

function fieldsOf(row: SpaceRow, shop: Around) {
  return {
    id: row.id,
    shop_id: row.shop_id,
    shop_name: shop.shop_name,
    shop_type: shop.shop_type,
    area: shop.area,
    kind: row.kind,
    title: row.title,
    width_cm: row.width_cm,
    height_cm: row.height_cm,
    price_per_day_paise: row.price_per_day_paise,
    price_per_week_paise: row.price_per_week_paise,
    price_per_month_paise: row.price_per_month_paise,
    status: row.status,
  };
}

/** Of spaces the person may see: two questions, however many. */
export async function presentCards(tx: Tx, rows: readonly SpaceRow[]): Promise<AdSpaceCard[]> {
  if (rows.length === 0) return [];
  const around = await shopsOf(tx, rows);
  const photos = await photosOf(tx, rows);
  return rows.map((row) => ({
    ...fieldsOf(row, requireRow(around.get(row.shop_id))),
    photo_path: photos.find(({ space_id }) => space_id === row.id)?.path ?? null,
  }));
}

/** As the system: to brands, with whether the shops keep their word. */
export async function presentOffers(tx: Tx, rows: readonly SpaceRow[]): Promise<AdSpaceOffer[]> {
  const cards = await presentCards(tx, rows);
  const shopIds = [...new Set(cards.map(({ shop_id }) => shop_id))];
  const known = await readReliability(tx, shopIds);
  return cards.map((card) => ({
    ...card,
    reliability: known.get(card.shop_id) ?? NOTHING_PROMISED,
  }));
}

/** Which days a shop keeps for itself, as such, is told to the shop alone. */
export async function presentSpace(
  tx: Tx,
  row: SpaceRow,
  { isOwn }: { readonly isOwn: boolean } = { isOwn: true },
): Promise<AdSpace> {
  const around = await shopsOf(tx, [row]);
  const photos = await photosOf(tx, [row]);
  return {
    ...fieldsOf(row, requireRow(around.get(row.shop_id))),
    description: row.description,
    photos: photos.map(({ id, path }) => ({ id, path })),
    blocked: isOwn ? row.blocked : [],
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  };
}

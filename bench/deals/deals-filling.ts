import { ANONYMOUS } from '@chowk/domain/kernel';
import { sql } from 'drizzle-orm';
import type { Ports } from '../../apps/server/src/contract/context';
import { defineSystemStep, type Tx, withSystem } from '../../apps/server/src/db';
import { profiles } from '../../apps/server/src/db/schema/accounts';
import { brands, shops } from '../../apps/server/src/db/schema/businesses';
import { madeUpShops } from '../../apps/server/src/demo/rows/made-up-shops';

const fill = defineSystemStep('bench.fill', 'A benchmark needs a market of a size.');

export const asBench = <T>(ports: Ports, work: (tx: Tx) => Promise<T>) =>
  withSystem(ports.db, ANONYMOUS, fill, work);

const SHOPS = 20_000;
const BRANDS = 100;
export const DEALS_PER_CAMPAIGN = 500;
/** The campaign whose title no other has, and the shop and brand that look at their lists. */
export const RARE_TITLE = 'Saffron launch';
const ROWS_PER_INSERT = 2_000;
const DEALS_PER_STATEMENT = 50_000;

export interface Cast {
  readonly brandOwner: string;
  readonly storeOwner: string;
}

/** Version 7 ids that sort by their number, made where the rows are made. */
const idOf = (kind: number, number: string) =>
  `(lpad(to_hex(1790000000000 + ${number}), 12, '0') || '7' || lpad(to_hex(${kind}), 3, '0') || '8' || substr(md5(${kind}::text || ':' || (${number})::text), 1, 15))::uuid`;

const KIND = { shop: 1, brand: 2, campaign: 3, deal: 4, proof: 5, photo: 6 } as const;

export async function fillPeople(ports: Ports): Promise<Cast> {
  const made = madeUpShops(SHOPS, 1);
  const owners = made.map(() => ports.newId());
  for (let from = 0; from < SHOPS; from += ROWS_PER_INSERT) {
    const part = made.slice(from, from + ROWS_PER_INSERT);
    await asBench(ports, async (tx) => {
      await tx
        .insert(profiles)
        .values(
          part.map(({ owner_name }, i) => ({ id: owners[from + i] ?? '', full_name: owner_name })),
        );
      await tx.insert(shops).values(
        part.map(({ owner_name: _, ...shop }, i) => ({
          ...shop,
          id: sql`${sql.raw(idOf(KIND.shop, String(from + i)))}`,
          owner_id: owners[from + i] ?? '',
        })),
      );
    });
  }
  await asBench(ports, (tx) =>
    tx.insert(brands).values(
      Array.from({ length: BRANDS }, (_, i) => ({
        id: sql`${sql.raw(idOf(KIND.brand, String(i)))}`,
        owner_id: owners[i] ?? '',
        brand_name: `Brand ${i}`,
      })),
    ),
  );
  return { brandOwner: owners[0] ?? '', storeOwner: owners[BRANDS + 1] ?? '' };
}

/** Most deals are done; a few wait, as on a platform that has run for years. */
const STATUS = `case when i % 100 < 60 then 'approved' when i % 100 < 80 then 'expired'
  when i % 100 < 92 then 'declined' when i % 100 < 95 then 'cancelled' when i % 100 < 97 then 'offered'
  when i % 100 < 99 then 'accepted' else 'submitted' end`;

export async function fillDeals(ports: Ports, from: number, to: number): Promise<void> {
  const first = Math.floor(from / DEALS_PER_CAMPAIGN);
  const last = Math.ceil(to / DEALS_PER_CAMPAIGN) - 1;
  await asBench(ports, (tx) =>
    tx.execute(
      sql.raw(`insert into campaigns (id, brand_id, title, payout_paise, slots, slots_taken, status, fee_bps, gst_bps)
        select ${idOf(KIND.campaign, 'c')}, ${idOf(KIND.brand, `c % ${BRANDS}`)},
          case when c = 0 then '${RARE_TITLE}' else 'Campaign ' || c end, 20000, ${DEALS_PER_CAMPAIGN}, ${DEALS_PER_CAMPAIGN}, 'live', 1200, 1800
        from generate_series(${first}, ${last}) c`),
    ),
  );
  for (let at = from; at < to; at += DEALS_PER_STATEMENT) {
    const end = Math.min(to, at + DEALS_PER_STATEMENT) - 1;
    await asBench(ports, (tx) =>
      tx.execute(
        sql.raw(`insert into deals (id, campaign_id, shop_id, brand_id, status, payout_paise, offer_expires_at)
          select ${idOf(KIND.deal, 'i')}, ${idOf(KIND.campaign, `i / ${DEALS_PER_CAMPAIGN}`)},
            ${idOf(KIND.shop, `(i::bigint * 7919) % ${SHOPS}`)},
            ${idOf(KIND.brand, `(i / ${DEALS_PER_CAMPAIGN}) % ${BRANDS}`)}, ${STATUS}, 20000, now() + interval '3 days'
          from generate_series(${at}, ${end}) i`),
      ),
    );
  }
  await ports.db.execute('analyze');
}

/** The shop that looks has the same fifty deals whatever the others have. */
export async function fillStore(ports: Ports): Promise<void> {
  await asBench(ports, (tx) =>
    tx.execute(
      sql.raw(`insert into deals (id, campaign_id, shop_id, brand_id, status, payout_paise, offer_expires_at)
        select ${idOf(KIND.deal, '-i')}, ${idOf(KIND.campaign, 'i % 20')}, ${idOf(KIND.shop, String(BRANDS + 1))},
          ${idOf(KIND.brand, '(i % 20)')}, ${STATUS}, 20000, now() + interval '3 days'
        from generate_series(1, 19) i on conflict do nothing`),
    ),
  );
}

/** Hashes without any likeness, all of one proof: what a search must not look at one by one. */
export async function fillPhotos(
  ports: Ports,
  from: number,
  to: number,
  cast: Cast,
): Promise<void> {
  if (from === 0) {
    await asBench(ports, (tx) =>
      tx.execute(
        sql.raw(`insert into proofs (id, deal_id, attempt, status, uploaded_by, captured_at, received_at, fence_m, risk, review_due_at)
          values (${idOf(KIND.proof, '0')}, ${idOf(KIND.deal, '0')}, 1, 'approved', '${cast.storeOwner}', now(), now(), 100, 0, now())`),
      ),
    );
  }
  for (let at = from; at < to; at += DEALS_PER_STATEMENT) {
    const end = Math.min(to, at + DEALS_PER_STATEMENT) - 1;
    await asBench(ports, (tx) =>
      tx.execute(
        sql.raw(`insert into proof_photos (id, path, deal_id, proof_id, uploaded_by, sha256, phash, band_0, band_1, band_2, band_3, width, height, is_blurred, is_dark)
          select ${idOf(KIND.photo, 'i')}, 'bench-' || i || '.jpg', ${idOf(KIND.deal, '0')}, ${idOf(KIND.proof, '0')}, '${cast.storeOwner}', md5(i::text) || md5('b' || i),
            hash, (hash & 65535)::int, ((hash >> 16) & 65535)::int, ((hash >> 32) & 65535)::int, ((hash >> 48) & 65535)::int, 1200, 900, false, false
          from (select i, ('x' || substr(md5('p' || i), 1, 16))::bit(64)::bigint as hash from generate_series(${at}, ${end}) i) as made`),
      ),
    );
  }
  // As the database does by itself after so many rows: the indexes then answer alone.
  await ports.db.execute('vacuum analyze proof_photos');
}

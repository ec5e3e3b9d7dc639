import { PROOF_STATES, REJECT_REASON_NAMES, VERDICTS } from '@chowk/domain/proofs';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from './accounts';
import { createdAt, id, moment } from './columns';
import { deals } from './deals';
import { hasRole, systemMayAll, userMayRead } from './roles';

/** Checked per row, because a list of everything visible would grow with the platform. */
function seesDeal(dealId: AnyPgColumn): SQL {
  return sql`exists (select 1 from ${deals} where ${deals.id} = ${dealId})`;
}

/** A submission: what was sent, how it was judged, what was decided. */
export const proofs = pgTable(
  'proofs',
  {
    id: id(),
    deal_id: uuid('deal_id')
      .notNull()
      .references(() => deals.id),
    attempt: integer('attempt').notNull(),
    status: text('status', { enum: PROOF_STATES }).notNull().default('pending'),
    notes: text('notes'),
    uploaded_by: uuid('uploaded_by')
      .notNull()
      .references(() => profiles.id),
    /** By the phone's clock. */
    captured_at: moment('captured_at').notNull(),
    received_at: moment('received_at').notNull(),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    accuracy_m: doublePrecision('accuracy_m'),
    fixed_at: moment('fixed_at'),
    /** The shop's location then: a shop that moves later does not change the decision. */
    shop_lat: doublePrecision('shop_lat'),
    shop_lng: doublePrecision('shop_lng'),
    fence_m: integer('fence_m').notNull(),
    distance_m: doublePrecision('distance_m'),
    verdict: text('verdict', { enum: VERDICTS }),
    risk: integer('risk').notNull(),
    review_due_at: moment('review_due_at').notNull(),
    reject_reason: text('reject_reason', { enum: REJECT_REASON_NAMES }),
    review_note: text('review_note'),
    reviewer_id: uuid('reviewer_id').references(() => profiles.id),
    reviewed_at: moment('reviewed_at'),
    dispute_note: text('dispute_note'),
    created_at: createdAt(),
  },
  (table) => [
    unique('proofs_attempt_key').on(table.deal_id, table.attempt),
    index('proofs_uploader_idx').on(table.uploaded_by),
    index('proofs_reviewer_idx').on(table.reviewer_id),
    index('proofs_queue_idx')
      .on(table.risk.desc(), table.received_at, table.id)
      .where(sql`${table.status} = 'pending'`),
    // Proofs are visible with their deal.
    userMayRead(sql`${seesDeal(table.deal_id)} or ${hasRole('admin')}`),
    systemMayAll(),
  ],
);

export interface StoredExif {
  readonly taken_at: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly camera: string | null;
}

/**
 * A received photo, before and after it belongs to a proof. The perceptual hash is split into four
 * bands of 16 bits: images that differ in at most seven bits match in one band but for one bit, so
 * near-duplicates are found by index among millions.
 */
export const proofPhotos = pgTable(
  'proof_photos',
  {
    id: id(),
    path: text('path').notNull(),
    deal_id: uuid('deal_id')
      .notNull()
      .references(() => deals.id),
    proof_id: uuid('proof_id').references(() => proofs.id),
    position: integer('position').notNull().default(0),
    uploaded_by: uuid('uploaded_by')
      .notNull()
      .references(() => profiles.id),
    sha256: text('sha256').notNull(),
    phash: bigint('phash', { mode: 'bigint' }).notNull(),
    band_0: integer('band_0').notNull(),
    band_1: integer('band_1').notNull(),
    band_2: integer('band_2').notNull(),
    band_3: integer('band_3').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    is_blurred: boolean('is_blurred').notNull(),
    is_dark: boolean('is_dark').notNull(),
    exif: jsonb('exif').$type<StoredExif>(),
    created_at: createdAt(),
  },
  (table) => [
    unique('proof_photos_path_key').on(table.path),
    index('proof_photos_sha_idx').on(table.sha256),
    // With the hash beside the band, so that the search reads no rows of dissimilar photos.
    index('proof_photos_band_0_idx').on(table.band_0, table.phash, table.id),
    index('proof_photos_band_1_idx').on(table.band_1, table.phash, table.id),
    index('proof_photos_band_2_idx').on(table.band_2, table.phash, table.id),
    index('proof_photos_band_3_idx').on(table.band_3, table.phash, table.id),
    index('proof_photos_deal_idx').on(table.deal_id),
    index('proof_photos_proof_idx').on(table.proof_id),
    index('proof_photos_uploader_idx').on(table.uploaded_by),
    userMayRead(sql`${seesDeal(table.deal_id)} or ${hasRole('admin')}`),
    systemMayAll(),
  ],
);

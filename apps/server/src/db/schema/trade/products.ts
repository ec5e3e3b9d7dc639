import { PRODUCT_CATEGORIES, PRODUCT_STATES, type PriceTier } from '@chowk/domain/products';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { brands } from '../businesses';
import { createdAt, id, moment, updatedAt } from '../columns';
import { paise } from '../money/ledger';
import { currentUid, hasRole, systemMayAll, userMayRead, userMayWrite } from '../roles';

const brandId = () =>
  uuid('brand_id')
    .notNull()
    .references(() => brands.id);

function isOwn(brand: AnyPgColumn): SQL {
  return sql`${brand} in (select id from ${brands} where owner_id = ${currentUid})`;
}

const sellsToMe = sql`(${hasRole('retailer')} or ${hasRole('bizman')} or ${hasRole('admin')})`;

/** Catalogue imports, which can be undone as a whole. */
export const productImports = pgTable(
  'product_imports',
  {
    id: id(),
    brand_id: brandId(),
    file_name: text('file_name').notNull(),
    products: integer('products').notNull(),
    variants: integer('variants').notNull(),
    undone_at: moment('undone_at'),
    created_at: createdAt(),
  },
  (table) => [
    index('product_imports_brand_idx').on(table.brand_id, table.id),
    userMayWrite(isOwn(table.brand_id)),
    systemMayAll(),
  ],
);

export const products = pgTable(
  'products',
  {
    id: id(),
    brand_id: brandId(),
    name: text('name').notNull(),
    /** The lower-case name: a brand sells each product once. */
    name_key: text('name_key').notNull(),
    category: text('category', { enum: PRODUCT_CATEGORIES }).notNull(),
    description: text('description').notNull().default(''),
    hsn: text('hsn').notNull(),
    gst_bps: integer('gst_bps').notNull(),
    areas: text('areas').array().notNull().default(sql`'{}'::text[]`),
    area_keys: text('area_keys').array().notNull().default(sql`'{}'::text[]`),
    image_paths: text('image_paths').array().notNull().default(sql`'{}'::text[]`),
    status: text('status', { enum: PRODUCT_STATES }).notNull().default('active'),
    margin_bps: integer('margin_bps').notNull(),
    /** A phonetic index of name, category and packs, in either script. */
    search_key: text('search_key').notNull(),
    import_id: uuid('import_id').references(() => productImports.id),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('products_name_key').on(table.brand_id, table.name_key),
    index('products_brand_idx').on(table.brand_id, table.id),
    index('products_status_idx').on(table.status, table.id),
    index('products_margin_idx').on(table.status, table.margin_bps, table.id),
    index('products_category_idx').on(table.category, table.status, table.id),
    index('products_import_idx').on(table.import_id),
    index('products_images_idx').using('gin', table.image_paths),
    index('products_search_idx').using('gin', table.search_key.op('gin_trgm_ops')),
    userMayRead(sql`(${table.status} = 'active' and ${sellsToMe}) or ${isOwn(table.brand_id)}`),
    userMayWrite(isOwn(table.brand_id)),
    systemMayAll(),
  ],
);

/** A pack of a product: the unit of price and stock. */
export const productVariants = pgTable(
  'product_variants',
  {
    id: id(),
    product_id: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /**
     * Copied from the product, so that access to a pack does not depend on access to the product.
     */
    brand_id: brandId(),
    pack_size: text('pack_size').notNull(),
    sku: text('sku'),
    mrp_paise: paise('mrp_paise').notNull(),
    trade_paise: paise('trade_paise').notNull(),
    tiers: jsonb('tiers').$type<PriceTier[]>().notNull().default([]),
    min_quantity: integer('min_quantity').notNull().default(1),
    stock: integer('stock').notNull(),
    margin_bps: integer('margin_bps').notNull(),
    position: integer('position').notNull(),
    is_active: boolean('is_active').notNull().default(true),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    index('product_variants_product_idx').on(table.product_id, table.position),
    index('product_variants_brand_idx').on(table.brand_id),
    check('product_variants_stock', sql`${table.stock} >= 0`),
    check('product_variants_prices', sql`${table.mrp_paise} > 0 and ${table.trade_paise} > 0`),
    check('product_variants_minimum', sql`${table.min_quantity} > 0`),
    userMayRead(
      sql`${isOwn(table.brand_id)} or exists (select 1 from ${products} where ${products.id} = ${table.product_id})`,
    ),
    userMayWrite(isOwn(table.brand_id)),
    systemMayAll(),
  ],
);

export const tradeTerms = pgTable(
  'trade_terms',
  {
    brand_id: brandId().primaryKey(),
    min_order_paise: paise('min_order_paise').notNull(),
    updated_at: updatedAt(),
  },
  (table) => [
    check('trade_terms_minimum', sql`${table.min_order_paise} >= 0`),
    userMayRead(sql`${isOwn(table.brand_id)} or ${sellsToMe}`),
    userMayWrite(isOwn(table.brand_id)),
    systemMayAll(),
  ],
);

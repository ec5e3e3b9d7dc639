import * as z from 'zod/mini';
import {
  defineCommand,
  defineQuery,
  idField,
  pageOf,
  pageParams,
  paiseField,
  searchField,
  textField,
  timeField,
} from '../kernel';
import { productFields, variantFields, wholeField } from './fields';
import { productsPolicy } from './policy';
import { PRODUCT_CATEGORIES, PRODUCT_LIMITS, PRODUCT_STATES } from './rules';

const MAX_PATH_LENGTH = 300;
const MAX_AT_ONCE = 100;

const variantView = z.object({
  id: idField,
  pack_size: z.string(),
  sku: z.nullable(z.string()),
  mrp_paise: paiseField,
  trade_paise: paiseField,
  tiers: z.array(z.object({ min_quantity: z.number(), price_paise: paiseField })),
  min_quantity: z.number(),
  stock: z.number(),
  margin_bps: z.number(),
});
export type ProductVariant = z.output<typeof variantView>;

export const productView = z.object({
  id: idField,
  brand_id: idField,
  brand_name: z.string(),
  /** The least a shop must order from the brand at once, before tax. */
  min_order_paise: paiseField,
  name: z.string(),
  category: z.enum(PRODUCT_CATEGORIES),
  description: z.string(),
  hsn: z.string(),
  gst_bps: z.number(),
  areas: z.array(z.string()),
  image_paths: z.array(z.string()),
  status: z.enum(PRODUCT_STATES),
  variants: z.array(variantView),
  /** The best of its packs. */
  margin_bps: z.number(),
  import_id: z.nullable(idField),
  created_at: timeField,
  updated_at: timeField,
  version: z.number(),
});
export type Product = z.output<typeof productView>;

export const saveProduct = defineCommand({
  name: 'product_save',
  summary: 'Put a product into the catalogue, or change it; packs left out are sold no more',
  input: z.object({
    id: idField,
    /** The version seen; absent for a new product. */
    version: z.optional(z.number().check(z.int(), z.minimum(1))),
    ...productFields,
    image_paths: z._default(
      z.array(textField(MAX_PATH_LENGTH)).check(z.maxLength(PRODUCT_LIMITS.images)),
      () => [],
    ),
    variants: z
      .array(
        z.object({
          id: idField,
          ...variantFields,
          /** The stock that was shown: what was sold since stays sold. */
          stock_seen: z.optional(wholeField(0, PRODUCT_LIMITS.stock)),
        }),
      )
      .check(z.minLength(1), z.maxLength(PRODUCT_LIMITS.variants)),
  }),
  output: productView,
  access: productsPolicy.manage,
  entity: 'products',
});

const someProducts = z.object({
  ids: z.array(idField).check(z.minLength(1), z.maxLength(MAX_AT_ONCE)),
});
const changedProducts = z.object({ changed: z.number() });

export const archiveProducts = defineCommand({
  name: 'product_archive',
  summary: 'Sell these products no more; orders and their history stay',
  input: someProducts,
  output: changedProducts,
  access: productsPolicy.manage,
  entity: 'products',
});

export const restoreProducts = defineCommand({
  name: 'product_restore',
  summary: 'Sell archived products again',
  input: someProducts,
  output: changedProducts,
  access: productsPolicy.manage,
  entity: 'products',
});

const termsFields = { min_order_paise: wholeField(0, PRODUCT_LIMITS.pricePaise * 10) };

export const saveTradeTerms = defineCommand({
  name: 'trade_terms_save',
  summary: 'The least a shop must order from your brand at once, before tax',
  input: z.object(termsFields),
  output: z.object(termsFields),
  access: productsPolicy.manage,
  entity: 'trade_terms',
});

export const readTradeTerms = defineQuery({
  name: 'trade_terms_read',
  path: '/trade_terms',
  summary: 'The least a shop must order from your brand at once',
  params: z.object({}),
  output: z.object(termsFields),
  access: productsPolicy.manage,
});

const listParams = {
  ...pageParams,
  search: z.optional(searchField),
  category: z.optional(z.enum(PRODUCT_CATEGORIES)),
};

export const listProducts = defineQuery({
  name: 'products_list',
  path: '/products',
  summary: 'Your own catalogue, the newest first',
  params: z.object({
    ...listParams,
    status: z.optional(z.enum(PRODUCT_STATES)),
    /** Only those with a pack that runs out. */
    low_stock: z.optional(z.stringbool()),
  }),
  output: pageOf(productView),
  access: productsPolicy.manage,
});

export const exportProducts = defineQuery({
  name: 'products_export',
  path: '/products_export',
  summary: 'Your own catalogue as a table for spreadsheets, one line a pack',
  params: z.object({ status: z.optional(z.enum(PRODUCT_STATES)) }),
  output: z.object({ name: z.string(), csv: z.string() }),
  access: productsPolicy.manage,
});

export const listMarket = defineQuery({
  name: 'market_list',
  path: '/market_products',
  summary: 'What brands sell to your shop; names are found however they are spelled',
  params: z.object({
    ...listParams,
    brand_id: z.optional(idField),
    /** The shop whose area must be served; without it everything on sale is shown. */
    shop_id: z.optional(idField),
    /** Only what there is. */
    in_stock: z.optional(z.stringbool()),
    /** Only of brands the shop has deals with: those that know it. */
    from_deals: z.optional(z.stringbool()),
    sort: z._default(z.enum(['newest', 'margin']), 'newest'),
  }),
  output: pageOf(productView),
  access: productsPolicy.browse,
  actable: true,
});

export const listBoughtBefore = defineQuery({
  name: 'market_bought_list',
  path: '/market_bought',
  summary: 'What a shop has ordered before and can still order, the most often ordered first',
  params: z.object({ shop_id: idField }),
  output: z.object({ items: z.array(productView) }),
  access: productsPolicy.browse,
  actable: true,
});

export const listMarketBrands = defineQuery({
  name: 'market_brands_list',
  path: '/market_brands',
  summary: 'Brands that sell to shops, by name',
  params: z.object({}),
  output: z.object({ items: z.array(z.object({ id: idField, brand_name: z.string() })) }),
  access: productsPolicy.browse,
  actable: true,
});

export const readProduct = defineQuery({
  name: 'product_read',
  path: '/products/{id}',
  summary: 'One product: your own, or one that is sold to shops',
  params: z.object({ id: idField }),
  output: productView,
  access: productsPolicy.read,
  actable: true,
});

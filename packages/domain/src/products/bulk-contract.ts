import * as z from 'zod/mini';
import { defineCommand, idField } from '../kernel';
import { wholeField } from './fields';
import { productsPolicy } from './policy';
import { PRODUCT_LIMITS } from './rules';

const MAX_AT_ONCE = 100;
const PRICE_CHANGE_BPS = { least: -9_000, most: 10_000 } as const;

export const changeProducts = defineCommand({
  name: 'product_change_many',
  summary: 'Change price or stock of many products at once; if one cannot be, none is',
  input: z.object({
    ids: z.array(idField).check(z.minLength(1), z.maxLength(MAX_AT_ONCE)),
    /** By how much trade and tier prices rise, or fall when below zero. */
    price_bps: z.optional(wholeField(PRICE_CHANGE_BPS.least, PRICE_CHANGE_BPS.most)),
    /** What every pack has from now on. */
    stock: z.optional(wholeField(0, PRODUCT_LIMITS.stock)),
    /** What comes on top of what every pack has. */
    stock_added: z.optional(wholeField(1, PRODUCT_LIMITS.stock)),
  }),
  output: z.object({
    changed: z.number(),
    /** Packs whose prices would be inconsistent; then nothing was changed. */
    problems: z.array(
      z.object({
        product_id: idField,
        name: z.string(),
        pack_size: z.string(),
        rule: z.enum(['over_mrp', 'tier_order', 'max_number']),
      }),
    ),
  }),
  access: productsPolicy.manage,
  entity: 'products',
});

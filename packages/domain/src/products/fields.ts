import * as z from 'zod/mini';
import { textField } from '../kernel';
import { isHsn, PRODUCT_CATEGORIES, PRODUCT_LIMITS } from './rules';

export const wholeField = (least: number, most: number) =>
  z.number().check(z.int(), z.minimum(least), z.maximum(most));

export const priceField = wholeField(1, PRODUCT_LIMITS.pricePaise);
export const quantityField = wholeField(1, PRODUCT_LIMITS.quantity);
export const quantityOrNoneField = wholeField(0, PRODUCT_LIMITS.quantity);

const tierFields = {
  min_quantity: wholeField(2, PRODUCT_LIMITS.quantity),
  price_paise: priceField,
};

export const variantFields = {
  pack_size: textField(PRODUCT_LIMITS.packLength),
  sku: z.optional(z.nullable(textField(PRODUCT_LIMITS.skuLength))),
  mrp_paise: priceField,
  trade_paise: priceField,
  tiers: z._default(
    z.array(z.object(tierFields)).check(z.maxLength(PRODUCT_LIMITS.tiers)),
    () => [],
  ),
  min_quantity: z._default(quantityField, 1),
  stock: wholeField(0, PRODUCT_LIMITS.stock),
};

/** Also used to validate rows of an imported file. */
export const productFields = {
  name: textField(PRODUCT_LIMITS.nameLength),
  category: z.enum(PRODUCT_CATEGORIES),
  description: z._default(textField(PRODUCT_LIMITS.descriptionLength, 0), ''),
  hsn: z.string().check(z.refine(isHsn, { params: { rule: 'hsn' } })),
  gst_bps: wholeField(0, PRODUCT_LIMITS.gstBps),
  areas: z._default(
    z.array(textField(PRODUCT_LIMITS.areaLength)).check(z.maxLength(PRODUCT_LIMITS.areas)),
    () => [],
  ),
};

export const importedVariantField = z.object(variantFields);

import * as z from 'zod/mini';
import { defineQuery, idField, paiseField } from '../kernel';
import { openingHoursField } from './opening-hours';
import { shopsPolicy } from './policy';
import { AD_SPACE_KINDS, SHOP_PHOTO_TYPES } from './rules';

const nullableText = z.nullable(z.string());

/** Whether a shop keeps its word. */
export const reliabilityView = z.object({
  proofs_approved: z.number(),
  /** Of decided placements, in whole percent; none while nothing was decided. */
  approved_percent: z.nullable(z.number()),
  /** Of promised placements, those whose photos came in time. */
  on_time_percent: z.nullable(z.number()),
});
export type ShopReliability = z.output<typeof reliabilityView>;

/**
 * A shop as brands see it: its owner, phone, address and position, and what it earns, are not here.
 * The same for the owner, who looks at what brands see.
 */
export const shopProfileView = z.object({
  id: idField,
  shop_name: z.string(),
  shop_type: nullableText,
  area: nullableText,
  opening_hours: z.nullable(openingHoursField),
  /** YYYY-MM. */
  since: z.string(),
  /** Whoever asks owns it, or acts for its owner: theirs to change. */
  is_own: z.boolean(),
  photos: z.array(z.object({ id: idField, type: z.enum(SHOP_PHOTO_TYPES), path: z.string() })),
  reliability: reliabilityView,
  ad_spaces: z.array(
    z.object({
      id: idField,
      kind: z.enum(AD_SPACE_KINDS),
      title: z.string(),
      width_cm: z.number(),
      height_cm: z.number(),
      price_per_day_paise: paiseField,
      photo_path: nullableText,
    }),
  ),
  /** What was delivered to it, the latest first. */
  products: z.array(z.object({ id: idField, name: z.string(), brand: z.string() })),
});
export type ShopProfile = z.output<typeof shopProfileView>;

export const readShopProfile = defineQuery({
  name: 'shop_profile_read',
  path: '/shop_profiles/{id}',
  summary: 'A shop as brands see it; to stores and bizmen only their own',
  params: z.object({ id: idField }),
  output: shopProfileView,
  access: shopsPolicy.read,
  actable: true,
});

import * as z from 'zod/mini';
import { PROFILE_STATES } from '../accounts';
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
import { shopView } from './contract';
import { shopsPolicy } from './policy';
import { SHOP_NEEDS } from './rules';

const MAX_REASON_LENGTH = 500;
const MIN_REASON_LENGTH = 5;
const search = z.optional(searchField);
const nullableText = z.nullable(z.string());

/** How a shop does, for the bizman who looks after it and for admins. */
export const shopHealthView = z.object({
  shop: shopView,
  owner_name: nullableText,
  owner_phone: nullableText,
  salesperson_name: nullableText,
  /** When it last took a deal or sent a proof. */
  last_active_at: z.nullable(timeField),
  /** Accepted and not yet approved. */
  open_deals: z.number(),
  offers: z.number(),
  proofs_due: z.number(),
  next_due_at: z.nullable(timeField),
  /** What the shop earned since the first of the month in India. */
  month_paise: paiseField,
  missing: z.array(z.enum(SHOP_NEEDS)),
  photos: z.number(),
  last_visited_at: z.nullable(timeField),
  /** How far from the shop the phone was then, where both places are known. */
  last_visit_m: z.nullable(z.number()),
  last_visit_note: nullableText,
  last_visit_photo: nullableText,
});
export type ShopHealth = z.output<typeof shopHealthView>;

export const listShopHealth = defineQuery({
  name: 'shop_health_list',
  path: '/shop_health',
  summary: 'The shops you look after and how they do, or all for an admin, the newest first',
  params: z.object({
    ...pageParams,
    search,
    salesperson_id: z.optional(idField),
    /** Whether a bizman looks after it. */
    looked_after: z.optional(z.enum(['yes', 'no'])),
  }),
  output: pageOf(shopHealthView),
  access: shopsPolicy.care,
});

export const readShopHealth = defineQuery({
  name: 'shop_health_read',
  path: '/shop_health/{id}',
  summary: 'One of them',
  params: z.object({ id: idField }),
  output: shopHealthView,
  access: shopsPolicy.care,
});

export const readShopDay = defineQuery({
  name: 'shop_day_read',
  path: '/shop_day',
  summary: 'Shops you should visit today and those you have, the most pressing first',
  params: z.object({}),
  output: z.object({ items: z.array(shopHealthView) }),
  access: shopsPolicy.act,
});

export const readBizmanSummary = defineQuery({
  name: 'bizman_summary_read',
  path: '/bizman_summary',
  summary: 'Your work at a glance: shops, visits of today, leads by state',
  params: z.object({}),
  output: z.object({
    shops: z.number(),
    proofs_due: z.number(),
    visited_today: z.number(),
    /** By the state of the lead; a state nobody is in is left out. */
    leads: z.record(z.string(), z.number()),
  }),
  access: shopsPolicy.act,
});

export const listBizmen = defineQuery({
  name: 'bizmen_list',
  path: '/bizmen',
  summary: 'Bizmen with their shops and leads, the newest first',
  params: z.object({ ...pageParams, search, status: z.optional(z.enum(PROFILE_STATES)) }),
  output: pageOf(
    z.object({
      id: idField,
      full_name: z.string(),
      phone: nullableText,
      area: nullableText,
      status: z.string(),
      shops: z.number(),
      open_leads: z.number(),
      month_activations: z.number(),
    }),
  ),
  access: shopsPolicy.assign,
});

export const assignSalesperson = defineCommand({
  name: 'shop_assign_salesperson',
  summary: 'Give a shop to another bizman, or to none; who had it acts for it no longer',
  input: z.object({
    shop_id: idField,
    salesperson_id: z.nullable(idField),
    reason: textField(MAX_REASON_LENGTH, MIN_REASON_LENGTH),
  }),
  output: shopHealthView,
  access: shopsPolicy.assign,
  entity: 'shops',
});

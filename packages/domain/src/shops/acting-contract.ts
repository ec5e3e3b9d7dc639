import * as z from 'zod/mini';
import {
  defineCommand,
  defineQuery,
  idField,
  pageOf,
  pageParams,
  paiseField,
  timeField,
} from '../kernel';
import { ACTING_KINDS } from './consent-rules';
import { shopView } from './contract';
import { shopsPolicy } from './policy';

const consentView = z.object({
  kind: z.enum(ACTING_KINDS),
  is_granted: z.boolean(),
  /** Of deals: the highest payout the bizman may accept. Of orders: the most one order may cost. */
  limit_paise: z.nullable(paiseField),
  /** Of orders: what all of a calendar month in India may cost together, and what this month's do. */
  month_limit_paise: z.nullable(paiseField),
  month_used_paise: z.nullable(paiseField),
});
export type ShopConsent = z.output<typeof consentView>;

const consentsOutput = z.object({
  shop_id: idField,
  /** Who may do it: the bizman who looks after the shop, if there is one. */
  manager_name: z.nullable(z.string()),
  items: z.array(consentView),
});
export type ShopConsents = z.output<typeof consentsOutput>;
const limitField = paiseField.check(z.minimum(1));

/** What granting takes besides the yes: deals are accepted up to an amount, … */
const dealLimits = z.object({ limit_paise: limitField });
/** … orders up to so much each, and so much a month. */
const orderLimits = z.object({ limit_paise: limitField, month_limit_paise: limitField });
export const consentLimits = { deals: dealLimits, orders: orderLimits };

export const updateShopConsent = defineCommand({
  name: 'shop_consent_update',
  summary: 'Let the bizman of your shop do one kind of thing for you, or no longer',
  input: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('profile'), shop_id: idField, is_granted: z.boolean() }),
    z.object({
      kind: z.literal('orders'),
      shop_id: idField,
      is_granted: z.boolean(),
      ...z.partial(orderLimits).shape,
    }),
    z.object({
      kind: z.literal('deals'),
      shop_id: idField,
      is_granted: z.boolean(),
      ...z.partial(dealLimits).shape,
    }),
  ]),
  output: consentsOutput,
  access: shopsPolicy.update,
  entity: 'shop_consents',
});

export const listShopConsents = defineQuery({
  name: 'shop_consents_list',
  path: '/shops/{id}/consents',
  summary: 'What the bizman of a shop you own or look after may do for it',
  params: z.object({ id: idField }),
  output: consentsOutput,
  access: shopsPolicy.readPhotos,
});

export const startActing = defineCommand({
  name: 'acting_start',
  summary: 'Begin to act for a shop you look after: for whom, and what its owner allows',
  input: z.object({ shop_id: idField }),
  output: z.object({ shop: shopView, owner_name: z.string(), consents: z.array(consentView) }),
  access: shopsPolicy.act,
  entity: 'shops',
});

export const stopActing = defineCommand({
  name: 'acting_stop',
  summary: 'No longer act for a shop',
  input: z.object({ shop_id: idField }),
  output: z.object({ shop_id: idField }),
  access: shopsPolicy.act,
  entity: 'shops',
});

const bizmanActionView = z.object({
  id: idField,
  bizman_id: idField,
  bizman_name: z.string(),
  shop_id: idField,
  shop_name: z.string(),
  action_type: z.string(),
  /** What it was done to, by its name, such as the campaign of a deal. */
  subject: z.nullable(z.string()),
  action_details: z.record(z.string(), z.unknown()),
  /** When the bizman did it, if it waited on their phone; `created_at` is when it arrived. */
  done_at: z.nullable(timeField),
  created_at: timeField,
});
export type BizmanAction = z.output<typeof bizmanActionView>;

export const listBizmanActions = defineQuery({
  name: 'bizman_actions_list',
  path: '/bizman_actions',
  summary: 'What was done by a bizman for a shop, to its owner, that bizman and admins',
  params: z.object({ ...pageParams, shop_id: z.optional(idField) }),
  output: pageOf(bizmanActionView),
  access: shopsPolicy.readPhotos,
});

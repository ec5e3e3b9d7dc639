import * as z from 'zod/mini';
import {
  dayField,
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
import { AD_SPACE_KINDS, reliabilityView } from '../shops';
import { adSpacesPolicy } from './policy';
import { AD_SPACE_STATES, MAX_BLOCKED_SPANS, SPACE_PRICE_LIMITS, SPACE_SIZE_CM } from './rules';

const MAX_TITLE_LENGTH = 120;
const MAX_DESCRIPTION_LENGTH = 1_000;
const MAX_PATH_LENGTH = 300;

const sizeField = z
  .number()
  .check(z.int(), z.minimum(SPACE_SIZE_CM.least), z.maximum(SPACE_SIZE_CM.most));
const rateField = paiseField.check(
  z.minimum(SPACE_PRICE_LIMITS.leastPaise),
  z.maximum(SPACE_PRICE_LIMITS.mostPaise),
);
export const spanField = z.object({ starts_on: dayField, ends_on: dayField });

const rateViews = {
  price_per_day_paise: paiseField,
  /** Absent where the shop has no rate for it: the smaller ones count. */
  price_per_week_paise: z.nullable(paiseField),
  price_per_month_paise: z.nullable(paiseField),
};
const nullableText = z.nullable(z.string());

/** As everybody who may see it sees it; nothing of the shop's address or owner. */
const spaceFields = {
  id: idField,
  shop_id: idField,
  shop_name: z.string(),
  shop_type: nullableText,
  area: nullableText,
  kind: z.enum(AD_SPACE_KINDS),
  title: z.string(),
  width_cm: z.number(),
  height_cm: z.number(),
  ...rateViews,
  status: z.enum(AD_SPACE_STATES),
};

/** A row of a list. */
export const adSpaceCardView = z.object({ ...spaceFields, photo_path: nullableText });
export type AdSpaceCard = z.output<typeof adSpaceCardView>;

/** The same for a brand: how reliable the shop is, before money is held. */
export const adSpaceOfferView = z.extend(adSpaceCardView, { reliability: reliabilityView });
export type AdSpaceOffer = z.output<typeof adSpaceOfferView>;

const spacePhotoView = z.object({ id: idField, path: z.string() });

export const adSpaceView = z.object({
  ...spaceFields,
  description: z.string(),
  photos: z.array(spacePhotoView),
  blocked: z.array(spanField),
  created_at: timeField,
  updated_at: timeField,
  version: z.number(),
});
export type AdSpace = z.output<typeof adSpaceView>;

const describedFields = {
  kind: z.enum(AD_SPACE_KINDS),
  title: textField(MAX_TITLE_LENGTH),
  description: z.optional(textField(MAX_DESCRIPTION_LENGTH, 0)),
  width_cm: sizeField,
  height_cm: sizeField,
  price_per_day_paise: rateField,
  price_per_week_paise: z.optional(z.nullable(rateField)),
  price_per_month_paise: z.optional(z.nullable(rateField)),
};

export const createAdSpace = defineCommand({
  name: 'ad_space_create',
  summary: 'Offer a space in your shop to brands; its id is made by the caller',
  input: z.object({ id: idField, shop_id: idField, ...describedFields }),
  output: adSpaceView,
  access: adSpacesPolicy.manage,
  entity: 'ad_spaces',
  actable: true,
});

export const updateAdSpace = defineCommand({
  name: 'ad_space_update',
  summary: 'Change a space of your shop; what is left out stays, and so does what was booked',
  input: z.object({
    id: idField,
    /**
     * The version the change is based on; another one is refused. Without it the last write wins.
     */
    version: z.optional(z.number()),
    ...z.partial(z.object(describedFields)).shape,
  }),
  output: adSpaceView,
  access: adSpacesPolicy.manage,
  entity: 'ad_spaces',
  actable: true,
});

export const archiveAdSpace = defineCommand({
  name: 'ad_space_archive',
  summary: 'Offer a space no longer, or again; what was booked goes on',
  input: z.object({ id: idField, is_archived: z._default(z.boolean(), true) }),
  output: adSpaceView,
  access: adSpacesPolicy.manage,
  entity: 'ad_spaces',
  actable: true,
});

export const addAdSpacePhoto = defineCommand({
  name: 'ad_space_photo_add',
  summary:
    'Add a photo of a space; it was uploaded to your own folder of shop_photos as space_{timestamp}_{name}',
  input: z.object({ id: idField, space_id: idField, path: textField(MAX_PATH_LENGTH) }),
  output: adSpaceView,
  access: adSpacesPolicy.manage,
  entity: 'ad_space_photos',
  actable: true,
});

export const removeAdSpacePhoto = defineCommand({
  name: 'ad_space_photo_remove',
  summary: 'Take a photo of a space away',
  input: z.object({ id: idField }),
  output: adSpaceView,
  access: adSpacesPolicy.manage,
  entity: 'ad_space_photos',
  actable: true,
});

export const blockAdSpaceDates = defineCommand({
  name: 'ad_space_block_dates',
  summary: 'Keep days for yourself: all of them at once, instead of those kept before',
  input: z.object({
    id: idField,
    blocked: z.array(spanField).check(z.maxLength(MAX_BLOCKED_SPANS)),
  }),
  output: adSpaceView,
  access: adSpacesPolicy.manage,
  entity: 'ad_spaces',
  actable: true,
});

export const listAdSpaces = defineQuery({
  name: 'ad_spaces_list',
  path: '/ad_spaces',
  summary: 'The spaces of the shops you own or look after, or all for an admin, the newest first',
  params: z.object({
    ...pageParams,
    shop_id: z.optional(idField),
    status: z.optional(z.enum(AD_SPACE_STATES)),
    search: z.optional(searchField),
  }),
  output: pageOf(adSpaceCardView),
  access: adSpacesPolicy.read,
  actable: true,
});

export const readAdSpace = defineQuery({
  name: 'ad_space_read',
  path: '/ad_spaces/{id}',
  summary: 'One space with the days that are not to be had, from today on',
  params: z.object({ id: idField }),
  output: z.object({
    space: adSpaceView,
    /** Booked or blocked by the shop; only the shop is told which. */
    busy: z.array(spanField),
  }),
  access: adSpacesPolicy.read,
  actable: true,
});

export const readSpacePriceHint = defineQuery({
  name: 'ad_space_price_hint_read',
  path: '/ad_space_price_hint',
  summary: 'What brands paid a day for spaces of this kind near your shop; nothing of any one shop',
  params: z.object({ shop_id: idField, kind: z.enum(AD_SPACE_KINDS) }),
  output: z.object({
    hint: z.nullable(
      z.object({ low_paise: paiseField, high_paise: paiseField, bookings: z.number() }),
    ),
  }),
  access: adSpacesPolicy.manage,
  actable: true,
});

const MARKET_SORTS = ['newest', 'cheapest'] as const;
const filterPaise = z.optional(z.coerce.number().check(z.int(), z.minimum(0)));

export const findAdSpaces = defineQuery({
  name: 'ad_spaces_market',
  path: '/ad_spaces_market',
  summary: 'Spaces shops offer: by area, kind, price a day and days that are free',
  params: z.object({
    ...pageParams,
    /** In the name of the space or its shop, in the area, or the whole PIN code. */
    search: z.optional(searchField),
    area: z.optional(textField(MAX_TITLE_LENGTH)),
    kind: z.optional(z.enum(AD_SPACE_KINDS)),
    shop_id: z.optional(idField),
    least_paise: filterPaise,
    most_paise: filterPaise,
    /** Both or none: only spaces that are free on all of these days. */
    starts_on: z.optional(dayField),
    ends_on: z.optional(dayField),
    sort: z._default(z.enum(MARKET_SORTS), 'newest'),
  }),
  output: pageOf(adSpaceOfferView),
  access: adSpacesPolicy.find,
});

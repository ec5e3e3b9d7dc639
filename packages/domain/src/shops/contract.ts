import * as z from 'zod/mini';
import {
  defineCommand,
  defineQuery,
  gstinField,
  idField,
  isPinCode,
  pageOf,
  pageParams,
  searchField,
  textField,
  tidyPinCode,
  timeField,
} from '../kernel';
import { openingHoursField } from './opening-hours';
import { shopsPolicy } from './policy';
import {
  MAX_AREA_LENGTH,
  MAX_SHOP_NAME_LENGTH,
  SHOP_PHOTO_TYPES,
  SHOP_STATES,
  SHOP_TYPES,
} from './rules';

const MAX_ADDRESS_LENGTH = 300;
const MAX_PATH_LENGTH = 300;
const MAX_SEARCH_LENGTH = 100;

export const pinField = z
  .string()
  .check(z.overwrite(tidyPinCode), z.refine(isPinCode, { params: { rule: 'pin_code' } }));

const nullableText = z.nullable(z.string());

/** For its owner, its salesperson and admins. */
export const shopView = z.object({
  id: idField,
  shop_name: z.string(),
  owner_id: z.nullable(idField),
  salesperson_id: z.nullable(idField),
  shop_type: nullableText,
  area: nullableText,
  address: nullableText,
  pin_code: nullableText,
  /** On the invoices of what it buys; to nobody else. */
  gstin: nullableText,
  position: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  fence_radius_m: z.nullable(z.number()),
  opening_hours: z.nullable(openingHoursField),
  status: z.enum(SHOP_STATES),
  created_at: timeField,
  version: z.number(),
});
export type Shop = z.output<typeof shopView>;

export const listShops = defineQuery({
  name: 'shops_list',
  path: '/shops',
  summary: 'The shops you own or look after, or all for an admin, the newest first',
  params: z.object({
    ...pageParams,
    /** In the name or the area, or the whole PIN code. */
    search: z.optional(searchField),
  }),
  output: pageOf(shopView),
  access: shopsPolicy.read,
  actable: true,
});

export const readShop = defineQuery({
  name: 'shop_read',
  path: '/shops/{id}',
  summary: 'One shop you own or look after, or any for an admin',
  params: z.object({ id: idField }),
  output: shopView,
  access: shopsPolicy.read,
  actable: true,
});

export const findShops = defineQuery({
  name: 'shop_directory_list',
  path: '/shop_directory',
  summary: 'Shops by name, for a brand that makes a campaign for one of them: never who owns it',
  params: z.object({
    ...pageParams,
    search: z.optional(textField(MAX_SEARCH_LENGTH, 2)),
    id: z.optional(idField),
  }),
  output: pageOf(
    z.object({
      id: idField,
      shop_name: z.string(),
      shop_type: nullableText,
      area: nullableText,
    }),
  ),
  access: shopsPolicy.find,
});

const degrees = (most: number) => z.number().check(z.minimum(-most), z.maximum(most));
export const positionField = z.object({ lat: degrees(90), lng: degrees(180) });

export const updateShop = defineCommand({
  name: 'shop_update',
  summary: 'Change what is known of your shop; what is left out stays as it was',
  input: z.object({
    id: idField,
    /** The one the changes were made to; another is refused. Without it the last word counts. */
    version: z.optional(z.number()),
    shop_name: z.optional(textField(MAX_SHOP_NAME_LENGTH)),
    shop_type: z.optional(z.enum(SHOP_TYPES)),
    area: z.optional(textField(MAX_AREA_LENGTH)),
    pin_code: z.optional(z.nullable(pinField)),
    address: z.optional(z.nullable(textField(MAX_ADDRESS_LENGTH))),
    gstin: z.optional(z.nullable(gstinField)),
    position: z.optional(z.nullable(positionField)),
    opening_hours: z.optional(z.nullable(openingHoursField)),
  }),
  output: shopView,
  access: shopsPolicy.update,
  entity: 'shops',
  queueable: true,
  actable: true,
});

const shopPhotoView = z.object({
  id: idField,
  shop_id: idField,
  type: z.enum(SHOP_PHOTO_TYPES),
  path: z.string(),
  created_at: timeField,
});
export type ShopPhoto = z.output<typeof shopPhotoView>;

export const addShopPhoto = defineCommand({
  name: 'shop_photo_add',
  summary: 'Add a photo of your shop; it was uploaded to your own folder before',
  input: z.object({
    id: idField,
    shop_id: idField,
    type: z.enum(SHOP_PHOTO_TYPES),
    path: textField(MAX_PATH_LENGTH),
  }),
  output: shopPhotoView,
  access: shopsPolicy.update,
  entity: 'shop_photos',
  queueable: true,
  actable: true,
});

export const removeShopPhoto = defineCommand({
  name: 'shop_photo_remove',
  summary: 'Take a photo of your shop away',
  input: z.object({ id: idField }),
  output: z.object({ id: idField }),
  access: shopsPolicy.update,
  entity: 'shop_photos',
});

export const listShopPhotos = defineQuery({
  name: 'shop_photos_list',
  path: '/shops/{id}/photos',
  summary: 'The photos of a shop you own or look after, the oldest first',
  params: z.object({ id: idField }),
  output: z.object({ items: z.array(shopPhotoView) }),
  access: shopsPolicy.readPhotos,
  actable: true,
});

export const listAreas = defineQuery({
  name: 'areas_list',
  path: '/areas',
  summary: 'The areas shops and live campaigns name, for whoever has to name one',
  params: z.object({}),
  output: z.object({ items: z.array(z.string()) }),
  access: shopsPolicy.readAreas,
  actable: true,
});

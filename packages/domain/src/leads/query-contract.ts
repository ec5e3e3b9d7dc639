import * as z from 'zod/mini';
import {
  defineQuery,
  idField,
  languageField,
  mobileField,
  pageOf,
  pageParams,
  searchField,
  textField,
} from '../kernel';
import { MAX_AREA_LENGTH, MAX_SHOP_NAME_LENGTH } from '../shops';
import { leadView } from './contract';
import { leadsPolicy } from './policy';
import { LEAD_STATES } from './rules';

const filters = {
  status: z.optional(z.enum(LEAD_STATES)),
  /** Whether its shop is live by now. */
  live: z.optional(z.enum(['yes', 'no'])),
  /** In the shop's or the owner's name, the area or the phone number. */
  search: z.optional(searchField),
};

export const listLeads = defineQuery({
  name: 'leads_list',
  path: '/leads',
  summary: 'Your leads, or everybody’s for an admin, the newest first',
  params: z.object({ ...pageParams, ...filters }),
  output: pageOf(leadView),
  access: leadsPolicy.read,
});

export const readLead = defineQuery({
  name: 'lead_read',
  path: '/leads/{id}',
  summary: 'One lead',
  params: z.object({ id: idField }),
  output: leadView,
  access: leadsPolicy.read,
});

export const exportLeads = defineQuery({
  name: 'leads_export',
  path: '/leads_export',
  summary: 'Your leads as a table for a spreadsheet',
  params: z.object({ ...filters, language: z._default(languageField, 'en') }),
  output: z.object({ name: z.string(), csv: z.string() }),
  access: leadsPolicy.own,
});

const degrees = (most: number) =>
  z.optional(z.coerce.number().check(z.minimum(-most), z.maximum(most)));

/** Enough to recognise the shop on site, and nothing about its owner. */
export const duplicateView = z.object({
  kind: z.enum(['account', 'lead', 'shop']),
  /** Missing for an account, whose owner must not be revealed. */
  id: z.nullable(idField),
  shop_name: z.nullable(z.string()),
  area: z.nullable(z.string()),
  is_own: z.boolean(),
  same_phone: z.boolean(),
  distance_m: z.nullable(z.number()),
});
export type LeadDuplicate = z.output<typeof duplicateView>;

export const findLeadDuplicates = defineQuery({
  name: 'lead_duplicates_list',
  path: '/lead_duplicates',
  looksUp: ['phone'],
  summary: 'Shops and leads that look like the one being typed: by phone, name and area, distance',
  params: z.object({
    /** The lead being edited is not its own duplicate. */
    id: z.optional(idField),
    phone: z.optional(mobileField),
    shop_name: z.optional(textField(MAX_SHOP_NAME_LENGTH)),
    area: z.optional(textField(MAX_AREA_LENGTH)),
    lat: degrees(90),
    lng: degrees(180),
  }),
  output: z.object({ items: z.array(duplicateView) }),
  access: leadsPolicy.read,
});

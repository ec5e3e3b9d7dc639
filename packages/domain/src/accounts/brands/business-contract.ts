import * as z from 'zod/mini';
import { defineQuery, idField, pageOf, pageParams, searchField, timeField } from '../../kernel';
import { accountsPolicy } from '../policy';

const nullableText = z.nullable(z.string());

/** For its owner and for admins. What others may know of a brand is a view of its own. */
export const brandView = z.object({
  id: idField,
  owner_id: idField,
  brand_name: z.string(),
  category: nullableText,
  description: nullableText,
  website: nullableText,
  gstin: nullableText,
  logo_path: nullableText,
  is_verified: z.boolean(),
  created_at: timeField,
});
export type Brand = z.output<typeof brandView>;

/** What a shop gets to know of a brand that offers it something: never its owner or tax number. */
export const brandCardView = z.pick(brandView, {
  id: true,
  brand_name: true,
  category: true,
  description: true,
  website: true,
  logo_path: true,
  is_verified: true,
});
export type BrandCard = z.output<typeof brandCardView>;

export const listBrands = defineQuery({
  name: 'brands_list',
  path: '/brands',
  summary: 'Your own brand, or all for an admin, the newest first',
  params: z.object({
    ...pageParams,
    /** In the name or the GSTIN. */
    search: z.optional(searchField),
    verified: z.optional(z.enum(['yes', 'no'])),
  }),
  output: pageOf(brandView),
  access: accountsPolicy.readSelf,
});

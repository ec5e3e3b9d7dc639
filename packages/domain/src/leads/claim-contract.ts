import * as z from 'zod/mini';
import { defineQuery } from '../kernel';
import { leadsPolicy } from './policy';

/** The SHA-256 of a link's token: it names the link and opens nothing, so an address may hold it. */
const LINK_MARK = /^[\da-f]{64}$/;

export const readShopClaim = defineQuery({
  name: 'shop_claim_read',
  looksUp: ['mark'],
  path: '/shop_claims/{mark}',
  summary: 'Which shop the link on an owner’s phone opens, before it is used',
  params: z.object({ mark: z.string().check(z.regex(LINK_MARK)) }),
  output: z.object({
    /** Absent when the link is used up, too old, or none of a shop’s. */
    shop: z.nullable(
      z.object({
        shop_name: z.string(),
        area: z.nullable(z.string()),
        manager_name: z.nullable(z.string()),
      }),
    ),
  }),
  access: leadsPolicy.readClaim,
});

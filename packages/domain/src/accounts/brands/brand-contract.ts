import * as z from 'zod/mini';
import { defineCommand, gstinField, textField } from '../../kernel';
import { accountsPolicy } from '../policy';
import {
  BRAND_CATEGORIES,
  isWebsite,
  MAX_BRAND_DESCRIPTION_LENGTH,
  MAX_BRAND_NAME_LENGTH,
  tidyWebsite,
} from './brand-rules';
import { brandView } from './business-contract';

const MAX_PATH_LENGTH = 300;

const websiteField = z
  .string()
  .check(z.overwrite(tidyWebsite), z.refine(isWebsite, { params: { rule: 'website' } }));

export const updateBrand = defineCommand({
  name: 'brand_update',
  summary: 'Change what is known of your brand; another name or GSTIN has to be verified anew',
  input: z.object({
    brand_name: z.optional(textField(MAX_BRAND_NAME_LENGTH)),
    category: z.optional(z.nullable(z.enum(BRAND_CATEGORIES))),
    description: z.optional(z.nullable(textField(MAX_BRAND_DESCRIPTION_LENGTH))),
    website: z.optional(z.nullable(websiteField)),
    gstin: z.optional(z.nullable(gstinField)),
    /** Uploaded before, into the brand's own folder. */
    logo_path: z.optional(z.nullable(textField(MAX_PATH_LENGTH))),
  }),
  output: brandView,
  access: accountsPolicy.updateBrand,
  entity: 'brands',
});

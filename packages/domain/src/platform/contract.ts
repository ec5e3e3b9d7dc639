import * as z from 'zod/mini';
import { defineCommand, defineQuery, idField, pageOf, pageParams, textField } from '../kernel';
import { platformPolicy } from './policy';

/** Where a figure is shown. */
export const STAT_CATEGORIES = ['landing', 'brand', 'retailer', 'bizman'] as const;

const MAX_VALUE_LENGTH = 24;
const MAX_LABEL_LENGTH = 60;
const MAX_ORDER = 999;

const categoryField = z.enum(STAT_CATEGORIES);

export const platformStatView = z.object({
  id: idField,
  category: categoryField,
  is_active: z.boolean(),
  display_order: z.number(),
  stat_value: z.string(),
  stat_label: z.string(),
  stat_label_hi: z.nullable(z.string()),
});
export type PlatformStat = z.output<typeof platformStatView>;

export const listPlatformStats = defineQuery({
  name: 'platform_stats_list',
  path: '/platform_stats',
  summary: 'The figures shown on the front pages, in their order',
  params: z.object({
    ...pageParams,
    category: z.optional(categoryField),
    is_active: z.optional(z.stringbool()),
  }),
  output: pageOf(platformStatView),
  access: platformPolicy.readStats,
  publicMaxAgeS: 300,
});

export const savePlatformStat = defineCommand({
  name: 'platform_stat_save',
  summary: 'Add a figure or change it',
  input: z.object({
    id: idField,
    category: categoryField,
    is_active: z.boolean(),
    display_order: z.number().check(z.int(), z.minimum(0), z.maximum(MAX_ORDER)),
    stat_value: textField(MAX_VALUE_LENGTH),
    stat_label: textField(MAX_LABEL_LENGTH),
    stat_label_hi: z._default(z.nullable(textField(MAX_LABEL_LENGTH)), null),
  }),
  output: platformStatView,
  access: platformPolicy.writeStats,
  entity: 'platform_stats',
});

export const deletePlatformStat = defineCommand({
  name: 'platform_stat_delete',
  summary: 'Remove a figure',
  input: z.object({ id: idField }),
  output: z.object({ id: idField }),
  access: platformPolicy.writeStats,
  entity: 'platform_stats',
});

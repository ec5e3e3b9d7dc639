import * as z from 'zod/mini';
import { defineCommand, textField } from '../kernel';
import { adminPolicy } from './policy';

/** Lists of the console that can be taken along as a file. */
export const EXPORTABLE_LISTS = [
  'people',
  'brands',
  'shops',
  'bizmen',
  'leads',
  'campaigns',
  'deals',
  'proofs',
  'orders',
  'bookings',
  'earnings',
  'payouts',
  'deliveries',
  'trail',
] as const;
export type ExportableList = (typeof EXPORTABLE_LISTS)[number];

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const MAX_NAME_LENGTH = 40;
const MAX_VALUE_LENGTH = 200;

/**
 * The rows are read by the list's own query, so an export contains only what the person may see.
 */
export const exportList = defineCommand({
  name: 'list_export',
  summary: 'Put on record that a list of the console is taken along as a file, and how narrowed',
  input: z.object({
    list: z.enum(EXPORTABLE_LISTS),
    format: z.enum(EXPORT_FORMATS),
    filter: z._default(
      z.record(z.string().check(z.maxLength(MAX_NAME_LENGTH)), textField(MAX_VALUE_LENGTH)),
      () => ({}),
    ),
  }),
  output: z.object({ list: z.enum(EXPORTABLE_LISTS) }),
  access: adminPolicy.exportList,
  entity: 'audit_logs',
});

import * as z from 'zod/mini';
import {
  defineCommand,
  defineQuery,
  idField,
  pageOf,
  pageParams,
  textField,
  timeField,
} from '../kernel';
import { IMPORT_LIMITS } from './import-rules';
import { productsPolicy } from './policy';

const MAX_FILE_NAME_LENGTH = 200;

const rowProblem = z.object({
  /** As an editor counts it; the header is the first. */
  line: z.number(),
  column: z.string(),
  rule: z.string(),
});

const importView = z.object({
  id: idField,
  file_name: z.string(),
  products: z.number(),
  variants: z.number(),
  undone_at: z.nullable(timeField),
  created_at: timeField,
});
export type ProductImport = z.output<typeof importView>;

export const importProducts = defineCommand({
  name: 'product_import',
  summary:
    'Read a table of products: look at it first, then put it into the catalogue as one batch',
  input: z.object({
    id: idField,
    file_name: textField(MAX_FILE_NAME_LENGTH),
    /** The bytes as they lie on the disk: which letters they mean is read here. */
    file_base64: z.string().check(z.minLength(1), z.maxLength(IMPORT_LIMITS.base64Length)),
    step: z.enum(['preview', 'commit']),
    /** Leave lines with problems out instead of refusing the table. */
    skip_bad: z._default(z.boolean(), false),
  }),
  output: z.object({
    lines: z.number(),
    products: z.number(),
    variants: z.number(),
    /** Of all lines with problems; the first of them are named. */
    bad_lines: z.number(),
    problems: z.array(rowProblem),
    batch: z.nullable(importView),
  }),
  access: productsPolicy.manage,
  entity: 'product_imports',
  maxBytes: IMPORT_LIMITS.base64Length + 10_000,
});

export const undoImport = defineCommand({
  name: 'product_import_undo',
  summary: 'Take a batch out again; what shops have ordered meanwhile is archived instead',
  input: z.object({ id: idField }),
  output: z.object({ batch: importView, removed: z.number(), archived: z.number() }),
  access: productsPolicy.manage,
  entity: 'product_imports',
});

export const listImports = defineQuery({
  name: 'product_imports_list',
  path: '/product_imports',
  summary: 'Tables put into your catalogue, the newest first',
  params: z.object(pageParams),
  output: pageOf(importView),
  access: productsPolicy.manage,
});

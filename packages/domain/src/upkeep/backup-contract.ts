import * as z from 'zod/mini';
import { defineCommand, defineQuery, idField, pageOf, pageParams, timeField } from '../kernel';
import { upkeepPolicy } from './policy';
import { UPKEEP_STATES } from './rules';

const backupView = z.object({
  id: idField,
  status: z.enum(UPKEEP_STATES),
  /** Absent when the clock started it. */
  requested_name: z.nullable(z.string()),
  is_scheduled: z.boolean(),
  /** Grows while it is written. */
  row_count: z.number(),
  size_bytes: z.number(),
  parts: z.number(),
  /** Of the manifest, which holds those of every part and table. */
  sha256: z.nullable(z.string()),
  /** The last migration of the database it was made of. */
  schema: z.nullable(z.string()),
  error: z.nullable(z.string()),
  created_at: timeField,
  finished_at: z.nullable(timeField),
});
export type Backup = z.output<typeof backupView>;

export const listBackups = defineQuery({
  name: 'backups_list',
  path: '/backups',
  summary: 'Copies of the database, with size and check sum, the newest first',
  params: z.object({ ...pageParams }),
  output: pageOf(backupView),
  access: upkeepPolicy.readBackups,
});

export const createBackup = defineCommand({
  name: 'backup_create',
  summary: 'Write a consistent copy of the whole database to the storage, now',
  input: z.object({ id: idField }),
  output: z.object({ id: idField, status: z.enum(UPKEEP_STATES) }),
  access: upkeepPolicy.makeBackup,
  entity: 'backups',
});

import * as z from 'zod/mini';
import { defineCommand, defineQuery, idField, timeField } from '../kernel';
import { accountsPolicy } from './policy';

export const exportData = defineQuery({
  name: 'data_export',
  path: '/data_export',
  summary: 'Everything kept about you, in one answer; sealed values stay masked',
  params: z.object({}),
  output: z.object({
    person_id: idField,
    exported_at: timeField,
    parts: z.record(z.string(), z.unknown()),
  }),
  access: accountsPolicy.readSelf,
});

export const deleteAccount = defineCommand({
  name: 'account_delete',
  summary: 'Delete your account; nothing may be owed',
  input: z.object({}),
  output: z.object({ id: idField, deleted_at: timeField }),
  access: accountsPolicy.changeOwn,
  entity: 'profiles',
  stepUp: true,
});

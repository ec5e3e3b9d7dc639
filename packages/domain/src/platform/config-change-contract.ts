import * as z from 'zod/mini';
import { defineCommand, defineQuery, idField, pageOf, pageParams, timeField } from '../kernel';
import { CONFIG_KEYS } from './config';
import { CONFIG_CHANGE_STATES } from './config-change-rules';
import { platformPolicy } from './policy';

const nullableText = z.nullable(z.string());

export const configChangeView = z.object({
  id: idField,
  key: z.enum(CONFIG_KEYS),
  value: z.unknown(),
  status: z.enum(CONFIG_CHANGE_STATES),
  needs_second: z.boolean(),
  effective_at: timeField,
  proposed_by: z.nullable(idField),
  proposed_name: nullableText,
  decided_name: nullableText,
  decided_at: z.nullable(timeField),
  created_at: timeField,
});
export type ConfigChange = z.output<typeof configChangeView>;

export const listConfigChanges = defineQuery({
  name: 'config_changes_list',
  path: '/config_changes',
  summary:
    'Every change of a figure of the business: proposed, to come, in force, the newest first',
  params: z.object({ ...pageParams, status: z.optional(z.enum(CONFIG_CHANGE_STATES)) }),
  output: pageOf(configChangeView),
  access: platformPolicy.readConfig,
});

export const confirmConfigChange = defineCommand({
  name: 'config_change_confirm',
  summary: 'Say yes to what another super admin proposed; it takes effect on its day',
  input: z.object({ id: idField }),
  output: configChangeView,
  access: platformPolicy.writeConfig,
  entity: 'config_changes',
});

export const withdrawConfigChange = defineCommand({
  name: 'config_change_withdraw',
  summary: 'Call a change off that has not taken effect',
  input: z.object({ id: idField }),
  output: configChangeView,
  access: platformPolicy.writeConfig,
  entity: 'config_changes',
});

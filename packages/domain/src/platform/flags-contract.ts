import * as z from 'zod/mini';
import { defineCommand, defineQuery, textField, timeField } from '../kernel';
import { FEATURES } from './flags';
import { platformPolicy } from './policy';

const MAX_REASON_LENGTH = 200;

/** Only what is off is named, so the usual answer is an empty list. */
export const readFeatures = defineQuery({
  name: 'features_read',
  path: '/features',
  summary: 'Which parts of the product are switched off at the moment',
  params: z.object({}),
  output: z.object({ off: z.array(z.enum(FEATURES)) }),
  access: platformPolicy.readFeatures,
});

const featureView = z.object({
  key: z.enum(FEATURES),
  is_on: z.boolean(),
  reason: z.nullable(z.string()),
  /** Missing while it was never changed. */
  changed_at: z.nullable(timeField),
  changed_by: z.nullable(z.string()),
});
export type FeatureFlag = z.output<typeof featureView>;

export const listFeatureFlags = defineQuery({
  name: 'feature_flags_list',
  path: '/feature_flags',
  summary: 'Every switch, who touched it last, and why',
  params: z.object({}),
  output: z.object({ items: z.array(featureView) }),
  access: platformPolicy.readConfig,
});

export const setFeatureFlag = defineCommand({
  name: 'feature_flag_set',
  summary: 'Switch a part of the product off or on, with a reason',
  input: z.object({
    key: z.enum(FEATURES),
    is_on: z.boolean(),
    reason: textField(MAX_REASON_LENGTH, 5),
  }),
  output: z.object({ key: z.enum(FEATURES), is_on: z.boolean() }),
  access: platformPolicy.switchFeatures,
  entity: 'feature_flags',
});

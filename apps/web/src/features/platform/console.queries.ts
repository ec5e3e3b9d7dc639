import type {
  createServiceKey,
  listFeatureFlags,
  listServiceKeys,
  revokeServiceKey,
  setFeatureFlag,
} from '@chowk/domain/platform';
import { commandRef, queryRef } from '@/api/client/contract-ref';
import { queryOptionsFor } from '@/api/client/queries';

export const listFeatureFlagsRef = queryRef<typeof listFeatureFlags>(
  'feature_flags_list',
  '/feature_flags',
);
export const setFeatureFlagRef = commandRef<typeof setFeatureFlag>('feature_flag_set');
export const listServiceKeysRef = queryRef<typeof listServiceKeys>(
  'service_keys_list',
  '/service_keys',
);
export const createServiceKeyRef = commandRef<typeof createServiceKey>('service_key_create');
export const revokeServiceKeyRef = commandRef<typeof revokeServiceKey>('service_key_revoke');

export const featureFlagsOptions = () => queryOptionsFor(listFeatureFlagsRef, {});
export const serviceKeysOptions = () => queryOptionsFor(listServiceKeysRef, {});

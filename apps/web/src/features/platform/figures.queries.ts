import type { readPlatformConfig, setPlatformConfig } from '@chowk/domain/platform';
import { commandRef, queryRef } from '@/api/contract-ref';
import { queryOptionsFor } from '@/api/queries';

export const readPlatformConfigRef = queryRef<typeof readPlatformConfig>(
  'platform_config_read',
  '/platform_config',
);
export const setPlatformConfigRef = commandRef<typeof setPlatformConfig>('platform_config_set');

export const platformConfigOptions = () => queryOptionsFor(readPlatformConfigRef, {});

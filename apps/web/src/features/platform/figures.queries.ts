import type {
  confirmConfigChange,
  listConfigChanges,
  readPlatformConfig,
  setPlatformConfig,
  withdrawConfigChange,
} from '@chowk/domain/platform';
import { commandRef, queryRef } from '@/api/contract-ref';
import { queryOptionsFor } from '@/api/queries';

export const readPlatformConfigRef = queryRef<typeof readPlatformConfig>(
  'platform_config_read',
  '/platform_config',
);
export const setPlatformConfigRef = commandRef<typeof setPlatformConfig>('platform_config_set');
export const listConfigChangesRef = queryRef<typeof listConfigChanges>(
  'config_changes_list',
  '/config_changes',
);
export const confirmConfigChangeRef =
  commandRef<typeof confirmConfigChange>('config_change_confirm');
export const withdrawConfigChangeRef =
  commandRef<typeof withdrawConfigChange>('config_change_withdraw');

export const configChangesOptions = (cursor: string | undefined) =>
  queryOptionsFor(listConfigChangesRef, cursor === undefined ? {} : { cursor });

export const platformConfigOptions = () => queryOptionsFor(readPlatformConfigRef, {});

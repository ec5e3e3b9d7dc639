import { type PlatformConfig, readConfig } from '@chowk/domain/platform';
import type { Tx } from '../../db';
import { platformConfig } from '../../db/schema/platform';

/**
 * Every figure as it is now. As the system or an admin; a brand or shop sees only the open ones,
 * and would take the rest for never set.
 */
export async function readPlatformConfig(tx: Tx): Promise<PlatformConfig> {
  return readConfig(
    await tx.select({ key: platformConfig.key, value: platformConfig.value }).from(platformConfig),
  );
}

import { setPlatformConfig } from '@chowk/domain/platform';
import { implementCommand } from '../../contract/implement';
import { platformConfig } from '../../db/schema/platform';
import { readPlatformConfig } from './read-platform-config';

export const setConfig = implementCommand(
  setPlatformConfig,
  async ({ tx, actor, nowMs, record }, { key, value }) => {
    const before = await readPlatformConfig(tx);
    const set = { value, updated_by: actor.uid, updated_at: new Date(nowMs) };
    await tx
      .insert(platformConfig)
      .values({ key, ...set })
      .onConflictDoUpdate({ target: platformConfig.key, set });
    record(key, { before: before[key], after: value });
    return { config: await readPlatformConfig(tx) };
  },
);

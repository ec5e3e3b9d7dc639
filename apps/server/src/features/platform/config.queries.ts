import {
  CONFIG_KEYS,
  chargedGstBps,
  publicFiguresView,
  readConfig,
  readPlatformConfig,
  readPublicFigures,
} from '@chowk/domain/platform';
import { implementQuery } from '../../contract/implement';
import { platformConfig } from '../../db/schema/platform';
import { readPlatformConfig as readPlatformConfigNow } from './read-platform-config';

export const platformConfigRead = implementQuery(readPlatformConfig, async ({ tx }) => {
  const rows = await tx.select().from(platformConfig);
  return {
    config: readConfig(rows),
    changed: CONFIG_KEYS.flatMap((key) => {
      const row = rows.find((each) => each.key === key);
      return row ? [{ key, updated_at: row.updated_at.toISOString() }] : [];
    }),
  };
});

export const platformFiguresRead = implementQuery(readPublicFigures, async ({ tx }) => {
  const config = await readPlatformConfigNow(tx);
  return publicFiguresView.parse({ ...config, gst_bps: chargedGstBps(config) });
});

import { FEATURES, featuresOff, listFeatureFlags, readFeatures } from '@chowk/domain/platform';
import { eq } from 'drizzle-orm';
import { implementQuery } from '../../contract/implement';
import { profiles } from '../../db/schema/accounts';
import { featureFlags } from '../../db/schema/system/console';

export const featuresRead = implementQuery(readFeatures, async ({ tx }) => {
  const rows = await tx
    .select({ key: featureFlags.key, is_on: featureFlags.is_on })
    .from(featureFlags);
  return { off: featuresOff(rows) };
});

export const featureFlagsList = implementQuery(listFeatureFlags, async ({ tx }) => {
  const rows = await tx
    .select({ flag: featureFlags, changed_by: profiles.full_name })
    .from(featureFlags)
    .leftJoin(profiles, eq(profiles.id, featureFlags.updated_by));
  return {
    items: FEATURES.map((key) => {
      const row = rows.find(({ flag }) => flag.key === key);
      return {
        key,
        is_on: row?.flag.is_on ?? true,
        reason: row?.flag.reason ?? null,
        changed_at: row?.flag.updated_at.toISOString() ?? null,
        changed_by: row?.changed_by ?? null,
      };
    }),
  };
});

import { ChowkError } from '@chowk/domain/kernel';
import type { FeatureName } from '@chowk/domain/platform';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db';
import { featureFlags } from '../../db/schema/system/console';

/** For the commands of a part that can be switched off; the screens ask beforehand. */
export async function requireFeature(tx: Tx, key: FeatureName): Promise<void> {
  const [flag] = await tx
    .select({ is_on: featureFlags.is_on })
    .from(featureFlags)
    .where(eq(featureFlags.key, key));
  if (flag?.is_on === false) throw new ChowkError('UNAVAILABLE', { details: { feature: key } });
}

import { setFeatureFlag } from '@chowk/domain/platform';
import { eq } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { featureFlags } from '../../db/schema/system/console';

export const setFeature = implementCommand(setFeatureFlag, async (context, input) => {
  const { tx, actor, nowMs, record } = context;
  const { key, is_on, reason } = input;
  const [before] = await tx.select().from(featureFlags).where(eq(featureFlags.key, key));
  const set = { is_on, reason, updated_by: actor.uid, updated_at: new Date(nowMs) };
  await tx
    .insert(featureFlags)
    .values({ key, ...set })
    .onConflictDoUpdate({ target: featureFlags.key, set });
  record(key, { before: { is_on: before?.is_on ?? true }, after: { is_on }, reason });
  return { key, is_on };
});

import { ANONYMOUS } from '@chowk/domain/kernel';
import type { PlatformConfig } from '@chowk/domain/platform';
import { eq } from 'drizzle-orm';
import { type Database, defineSystemStep, withSystem } from '../../src/db';
import { platformConfig } from '../../src/db/schema/platform';

const arrange = defineSystemStep('test.config', 'Tests of money begin with a platform set up.');

export const SUPPLIER: PlatformConfig['supplier'] = {
  name: 'Chowk',
  address: 'Bandra, Mumbai',
  gstin: '27DDDDD0000D1ZB',
  state_code: '27',
};

/** As if it had been set, confirmed and come into force; undefined unsets it. */
export function configure<Key extends keyof PlatformConfig>(
  db: Database,
  key: Key,
  value: PlatformConfig[Key] | undefined,
): Promise<void> {
  return withSystem(db, ANONYMOUS, arrange, async (tx) => {
    if (value === undefined) {
      await tx.delete(platformConfig).where(eq(platformConfig.key, key));
      return;
    }
    await tx
      .insert(platformConfig)
      .values({ key, value })
      .onConflictDoUpdate({ target: platformConfig.key, set: { value } });
  });
}

/** A platform that may charge GST and can be paid. */
export async function registerPlatform(db: Database): Promise<void> {
  await configure(db, 'supplier', SUPPLIER);
  await configure(db, 'upi_id', 'chowk.test@upi');
}

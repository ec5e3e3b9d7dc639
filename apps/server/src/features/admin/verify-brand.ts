import { verifyBrand as contract } from '@chowk/domain/admin';
import { eq, sql } from 'drizzle-orm';
import { implementCommand } from '../../contract/implement';
import { requireRow } from '../../contract/require-row';
import { brands } from '../../db/schema/businesses';
import { presentBrand } from '../accounts';
import { vouchForBrand } from './system-steps';

export const verifyBrand = implementCommand(contract, async (context, input) => {
  const { tx, asSystem, record, emit } = context;
  const { id, is_verified, reason } = input;
  const [seen] = await tx.select().from(brands).where(eq(brands.id, id));
  const before = requireRow(seen);
  const [after] = await asSystem(vouchForBrand, () =>
    tx
      .update(brands)
      .set({ is_verified, updated_at: sql`now()` })
      .where(eq(brands.id, id))
      .returning(),
  );
  record(id, {
    before: { is_verified: before.is_verified },
    after: { is_verified },
    reason,
  });
  emit({
    type: 'brand.verified',
    audience: `person:${before.owner_id}`,
    entityId: id,
    payload: { is_verified },
  });
  return presentBrand(requireRow(after));
});

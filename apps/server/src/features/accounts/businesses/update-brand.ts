import { type Brand, updateBrand as contract } from '@chowk/domain/accounts';
import { ChowkError, invalidField } from '@chowk/domain/kernel';
import { eq, sql } from 'drizzle-orm';
import { implementCommand } from '../../../contract/implement';
import { requireRow } from '../../../contract/require-row';
import { brands } from '../../../db/schema/businesses';
import { changeBrand } from '../system-steps';
import { presentBrand } from './businesses.queries';

const MISSING = 'Brand not found or you do not have access';

/** What was verified is that this name belongs to this number. */
function staysVerified(before: Brand, after: Partial<Brand>): boolean {
  const isSame = (name: 'brand_name' | 'gstin') =>
    after[name] === undefined || after[name] === before[name];
  return before.is_verified && isSame('brand_name') && isSame('gstin');
}

function changesBetween(before: Brand, after: Brand) {
  const names = Object.keys(after) as (keyof Brand)[];
  const changed = names.filter((name) => before[name] !== after[name]);
  const pick = (brand: Brand) => Object.fromEntries(changed.map((name) => [name, brand[name]]));
  return { before: pick(before), after: pick(after) };
}

export const updateBrand = implementCommand(
  contract,
  async ({ tx, actor, asSystem, record, emit }, input) => {
    const fields = Object.fromEntries(
      Object.entries(input).filter(([, value]) => value !== undefined),
    ) as Partial<Brand>;
    if (Object.keys(fields).length === 0) throw new ChowkError('NO_VALID_FIELDS');
    // A logo in another person's folder could be changed by them.
    if (fields.logo_path && !fields.logo_path.startsWith(`${actor.uid}/`)) {
      throw invalidField('logo_path', 'choice');
    }
    const mine = eq(brands.owner_id, actor.uid ?? '');
    const { brand_name, category, description, website, gstin, logo_path } = fields;
    const { before, after } = await asSystem(changeBrand, async () => {
      const [found] = await tx.select().from(brands).where(mine).for('update');
      const seen = presentBrand(requireRow(found, MISSING));
      const [row] = await tx
        .update(brands)
        .set({
          ...(brand_name === undefined ? {} : { brand_name }),
          ...(category === undefined ? {} : { category }),
          ...(description === undefined ? {} : { description }),
          ...(website === undefined ? {} : { website }),
          ...(gstin === undefined ? {} : { gstin }),
          ...(logo_path === undefined ? {} : { logo_path }),
          is_verified: staysVerified(seen, fields),
          updated_at: sql`now()`,
        })
        .where(mine)
        .returning();
      return { before: seen, after: presentBrand(requireRow(row, MISSING)) };
    });
    record(after.id, changesBetween(before, after));
    emit({
      type: 'brand.updated',
      audience: `person:${after.owner_id}`,
      entityId: after.id,
      payload: {},
    });
    return after;
  },
);

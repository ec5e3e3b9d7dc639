import { ANONYMOUS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app';
import { withActor, withSystem } from '../../../db';
import { brands } from '../../../db/schema/businesses';
import { newId } from '../../../new-id';
import { changeStanding } from '../system-steps';

const GSTIN = '27AAPFU0939F1ZV';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

type Person = Awaited<ReturnType<TestApp['person']>>;

async function brandOf(owner: Person, isVerified = false): Promise<string> {
  const id = newId();
  await withSystem(t.db, ANONYMOUS, changeStanding, (tx) =>
    tx
      .insert(brands)
      .values({ id, owner_id: owner.uid, brand_name: 'Asha Tea', is_verified: isVerified }),
  );
  return id;
}

const update = (actor: Person, body: object) => t.command('brand_update', body, { actor });

describe('a brand’s own profile', () => {
  it('takes what is given, tidied, leaves the rest, and keeps a trail', async () => {
    const owner = await t.person('brand');
    const id = await brandOf(owner);
    const first = await update(owner, {
      category: 'beverages',
      website: 'ashatea.in',
      gstin: '27 aapfu0939f1zv',
      logo_path: `${owner.uid}/logo_1_photo.jpg`,
    });
    expect(first.body).toMatchObject({
      id,
      brand_name: 'Asha Tea',
      category: 'beverages',
      website: 'https://ashatea.in',
      gstin: GSTIN,
      description: null,
    });
    const second = await update(owner, { website: null, description: 'Tea since 1974' });
    expect(second.body).toMatchObject({ website: null, gstin: GSTIN, category: 'beverages' });
    const listed = await t.get('/rest/v1/brands', { actor: owner });
    expect(listed.body.items).toEqual([second.body]);
  });

  it('loses its verification with its name or number, not with anything else', async () => {
    const owner = await t.person('brand');
    await brandOf(owner, true);
    const told = await update(owner, { description: 'New words', brand_name: 'Asha Tea' });
    expect(told.body.is_verified).toBe(true);
    expect((await update(owner, { gstin: GSTIN })).body.is_verified).toBe(false);
  });

  it.each([
    ['gstin', '27AAPFU0939F1ZX', 'gstin'],
    ['website', 'javascript:alert(1)', 'website'],
    ['brand_name', '  ', 'min_string'],
    ['category', 'rockets', 'choice'],
  ])('refuses %s %j', async (field, value, rule) => {
    const owner = await t.person('brand');
    await brandOf(owner);
    const refused = await update(owner, { [field]: value });
    expect(refused.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: [{ path: field, rule }] },
    });
  });

  it('takes a logo from its own folder only, and nothing from nothing', async () => {
    const owner = await t.person('brand');
    await brandOf(owner);
    const foreign = await update(owner, { logo_path: `${newId()}/logo.jpg` });
    expect(foreign.body).toMatchObject({ details: { fields: [{ path: 'logo_path' }] } });
    expect((await update(owner, {})).body.code).toBe('NO_VALID_FIELDS');
  });
});

describe('somebody else’s brand', () => {
  it('is not theirs to change, by command or by row', async () => {
    const [owner, other, store] = [
      await t.person('brand'),
      await t.person('brand'),
      await t.person('retailer'),
    ];
    const id = await brandOf(owner);
    expect((await update(store, { description: 'x' })).body.code).toBe('FORBIDDEN');
    expect((await update(other, { description: 'x' })).body.code).toBe('PGRST116');
    const changed = await withActor(t.db, other, 'write', (tx) =>
      tx.update(brands).set({ brand_name: 'Mine' }).where(eq(brands.id, id)).returning(),
    );
    expect(changed).toEqual([]);
  });

  it('is verified by nobody’s own hand: no row of it is the owner’s to write', async () => {
    const owner = await t.person('brand');
    const id = await brandOf(owner);
    const changed = await withActor(t.db, owner, 'write', (tx) =>
      tx.update(brands).set({ is_verified: true }).where(eq(brands.id, id)).returning(),
    );
    expect(changed).toEqual([]);
  });
});

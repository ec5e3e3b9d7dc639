import { expect, it } from 'vitest';
import { isPostgres, openEmptyDatabase } from '../../test/database';
import { newId } from '../new-id';
import { migrate, migrateOnly } from './migrate';

const LIMIT_MS = 120_000;
const BASELINE = '0000_baseline.sql';

it(
  'gives consents for orders from before limits the limits that come with them',
  async () => {
    const db = await openEmptyDatabase(isPostgres ? 'postgres' : 'pglite');
    await migrateOnly(db, [BASELINE]);
    const [owner, bizman, shop] = [newId(), newId(), newId()];
    await db.execute('insert into auth.users (id, email) values ($1, $2), ($3, $4)', [
      ...[owner, 'asha@chowk.example'],
      ...[bizman, 'ravi@chowk.example'],
    ]);
    await db.execute('insert into profiles (id) values ($1), ($2)', [owner, bizman]);
    await db.execute(`insert into shops (id, owner_id, shop_name) values ($1, $2, 'Asha Stores')`, [
      ...[shop, owner],
    ]);
    await db.execute(
      `insert into shop_consents (shop_id, kind, salesperson_id, limit_paise)
        values ($1, 'orders', $2, null), ($1, 'deals', $2, 70000), ($1, 'profile', $2, null)`,
      [shop, bizman],
    );
    expect((await migrate(db))[0]).toBe('0001_order_consent_limits.sql');
    expect(
      await db.execute(
        'select kind, limit_paise::int, month_limit_paise::int from shop_consents order by kind',
      ),
    ).toEqual([
      { kind: 'deals', limit_paise: 70_000, month_limit_paise: null },
      { kind: 'orders', limit_paise: 500_000, month_limit_paise: 2_000_000 },
      { kind: 'profile', limit_paise: null, month_limit_paise: null },
    ]);
    await db.close();
  },
  LIMIT_MS,
);

it(
  'forgets consents nothing asks for, and leaves the others as they were given',
  async () => {
    const db = await openEmptyDatabase(isPostgres ? 'postgres' : 'pglite');
    await migrateOnly(db, [
      BASELINE,
      '0001_order_consent_limits.sql',
      '0002_orders_and_bookings_pulled.sql',
      '0003_carts_pulled.sql',
    ]);
    const person = newId();
    await db.execute('insert into auth.users (id, email) values ($1, $2)', [
      person,
      'asha@chowk.example',
    ]);
    await db.execute('insert into profiles (id) values ($1)', [person]);
    for (const purpose of ['privacy', 'location', 'photos']) {
      await db.execute(
        `insert into consents (id, profile_id, purpose, version, given_at)
          values ($1, $2, $3, '2026-11', now())`,
        [newId(), person, purpose],
      );
    }
    expect((await migrate(db))[0]).toBe('0004_photos_without_consent.sql');
    expect(await db.execute('select purpose from consents order by purpose')).toEqual([
      { purpose: 'privacy' },
      { purpose: 'location' },
    ]);
    await db.close();
  },
  LIMIT_MS,
);

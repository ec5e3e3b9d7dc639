import { ANONYMOUS, ROLES, type Role } from '@chowk/domain/kernel';
import { defineSystemStep, withSystem } from '../../src/db';
import { postToLedger } from '../../src/features/wallets';
import { newId } from '../../src/new-id';
import type { AuthServer } from '../auth-server';
import { rowAdderFor } from './add-row';
import type { ByRole } from './people';
import { PERSONAL_ROWS, SIDE_ROWS } from './side-rows';

const arrange = defineSystemStep(
  'test.matrix',
  'Both sides of the matrix have money to begin with.',
);
const WALLET_PAISE = 1_00_00_000;

/** A brand, a store, a bizman and the team around them, with a row of every noun of theirs. */
export interface Side {
  readonly label: string;
  readonly serial: number;
  readonly phone: string;
  readonly people: ByRole;
  readonly otherSuperAdmin: string;
  readonly keyOfConfig: string;
  /** By table. */
  readonly ids: Record<string, string>;
  /** By whose it is, then by table. */
  readonly personal: Partial<Record<Role, Record<string, string>>>;
}

export type SideFacts = Omit<Side, 'ids' | 'personal'>;

async function fillWallet({ ports }: AuthServer, brandId: string): Promise<void> {
  await withSystem(ports.db, ANONYMOUS, arrange, (tx) =>
    postToLedger(
      { tx, newId },
      {
        kind: 'topup',
        key: newId(),
        referenceId: brandId,
        memo: 'Test',
        createdBy: null,
        lines: [
          { account: { kind: 'bank' }, amountPaise: -WALLET_PAISE },
          { account: { kind: 'brand_wallet', ownerId: brandId }, amountPaise: WALLET_PAISE },
        ],
      },
    ),
  );
}

/** The shop and brand that came with the account, furnished; a second shop, whose owner allows nothing. */
async function furnish(server: AuthServer, { people, label }: SideFacts) {
  const { db } = server;
  const furnished = "area = 'Bandra', shop_type = 'kirana', lat = 19.0596, lng = 72.8295";
  const [shop] = await db.execute(
    `update shops set ${furnished}, shop_name = $2, salesperson_id = $3 where owner_id = $1 returning id`,
    [people.retailer, label, people.bizman],
  );
  const [brand] = await db.execute('select id from brands where owner_id = $1', [people.brand]);
  const secondShop = newId();
  await db.execute(
    'insert into shops (id, shop_name, owner_id, salesperson_id) values ($1, $2, $3, $4)',
    [secondShop, label, people.retailer, people.bizman],
  );
  for (const [kind, limit, month] of [
    ['orders', 1_00_000, 5_00_000],
    ['profile', null, null],
    ['deals', 1_00_000, null],
  ] as const) {
    await db.execute(
      'insert into shop_consents (shop_id, kind, salesperson_id, limit_paise, month_limit_paise) values ($1, $2, $3, $4, $5)',
      [shop?.id, kind, people.bizman, limit, month],
    );
  }
  return { shops: String(shop?.id), brands: String(brand?.id), secondShop };
}

export async function makeSide(server: AuthServer, facts: SideFacts): Promise<Side> {
  const addRow = await rowAdderFor(server.db);
  const side: Side = { ...facts, ids: { ...(await furnish(server, facts)) }, personal: {} };
  await fillWallet(server, side.ids.brands ?? '');
  for (const { table, values } of SIDE_ROWS) {
    side.ids[table] = await addRow(table, facts.label, values(side));
  }
  for (const role of ROLES) {
    const mine: Record<string, string> = {};
    for (const { table, values } of PERSONAL_ROWS) {
      mine[table] = await addRow(table, facts.label, values(facts.people[role], mine));
    }
    side.personal[role] = mine;
  }
  return side;
}

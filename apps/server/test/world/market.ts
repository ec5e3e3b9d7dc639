import { CONSENT_VERSION } from '@chowk/domain/accounts';
import { type Actor, ANONYMOUS, DAY_MS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import { defineSystemStep, type Tx, withSystem } from '../../src/db';
import { profiles, userRoles } from '../../src/db/schema/accounts';
import { brands, shops } from '../../src/db/schema/businesses';
import { campaigns } from '../../src/db/schema/campaigns';
import { deals } from '../../src/db/schema/deals';
import { consents } from '../../src/db/schema/own-settings';
import { balancePaise, postToLedger, replayedPaise } from '../../src/features/wallets';
import { newId } from '../../src/new-id';
import { startTestApp, type TestAppOptions } from '../app';
import { FRESHLY } from './people';
import { registerPlatform } from './supplier';

const prepare = defineSystemStep('test.market', 'Tests need a market to trade on.');

type Person = Actor & { uid: string };

export interface Store {
  readonly owner: Person;
  readonly shopId: string;
}

export interface BrandSide {
  readonly owner: Person;
  readonly brandId: string;
}

type ShopValues = Partial<typeof shops.$inferInsert>;

const SHOP = { area: 'Bandra', shop_type: 'kirana', lat: 19.0596, lng: 72.8295 } as const;
export const SHOP_POSITION = { lat: SHOP.lat, lng: SHOP.lng };

export interface MarketOptions extends TestAppOptions {
  /** Without a GSTIN and a UPI ID of the platform there is no tax and nothing to pay to. */
  readonly isRegistered?: boolean;
}

/** The whole server with a clock of the test's own, and short ways to what a case begins with. */
export async function startMarket(options: MarketOptions = {}) {
  const clock = { ms: Date.now() };
  const t = await startTestApp({
    ...options,
    ports: { nowMs: () => clock.ms, ...options.ports },
  });
  if (options.isRegistered ?? true) await registerPlatform(t.db);
  const asSystem = <T>(work: (tx: Tx) => Promise<T>) => withSystem(t.db, ANONYMOUS, prepare, work);

  async function brand(walletPaise = 1_00_00_000): Promise<BrandSide> {
    const owner = await t.person('brand');
    const brandId = newId();
    await asSystem(async (tx) => {
      await tx
        .insert(brands)
        .values({ id: brandId, owner_id: owner.uid, brand_name: `Brand ${brandId.slice(-4)}` });
      if (walletPaise > 0) {
        await postToLedger(
          { tx, newId },
          {
            kind: 'topup',
            key: newId(),
            referenceId: brandId,
            memo: 'Test',
            createdBy: null,
            lines: [
              { account: { kind: 'bank' }, amountPaise: -walletPaise },
              { account: { kind: 'brand_wallet', ownerId: brandId }, amountPaise: walletPaise },
            ],
          },
        );
      }
    });
    return { owner, brandId };
  }

  /** Written in one go: a thousand people by a thousand commands would be the whole test. */
  async function stores(count: number, values: ShopValues = {}): Promise<Store[]> {
    const made = Array.from({ length: count }, () => ({ uid: newId(), shopId: newId() }));
    await asSystem(async (tx) => {
      await tx
        .insert(profiles)
        .values(made.map(({ uid }) => ({ id: uid, full_name: 'Test store' })));
      await tx
        .insert(userRoles)
        .values(made.map(({ uid }) => ({ id: newId(), user_id: uid, role: 'retailer' as const })));
      await tx.insert(consents).values(
        made.map(({ uid }) => ({
          id: newId(),
          profile_id: uid,
          purpose: 'location' as const,
          version: CONSENT_VERSION,
          given_at: new Date(clock.ms),
        })),
      );
      await tx.insert(shops).values(
        made.map(({ uid, shopId }) => ({
          ...SHOP,
          shop_name: `Shop ${shopId.slice(-6)}`,
          ...values,
          id: shopId,
          owner_id: uid,
        })),
      );
    });
    return made.map(({ uid, shopId }) => ({
      shopId,
      owner: { ...ANONYMOUS, uid, actorId: uid, roles: ['retailer'], authenticatedAtMs: FRESHLY },
    }));
  }

  async function store(values: ShopValues = {}): Promise<Store> {
    const [made] = await stores(1, values);
    if (!made) throw new Error('No store');
    return made;
  }

  const draft = (overrides: Record<string, unknown> = {}) => ({
    id: newId(),
    title: 'Diwali counter',
    brief: 'Put it on the counter',
    placement_type: 'counter',
    areas: ['Bandra'],
    shop_types: ['kirana'],
    payout_paise: 20_000,
    slots: 2,
    ends_at: new Date(clock.ms + 30 * DAY_MS).toISOString(),
    ...overrides,
  });

  /** Launched at the price the brand is shown; the id of the live campaign. */
  async function launch(side: BrandSide, overrides: Record<string, unknown> = {}) {
    const input = draft(overrides);
    const sent = { actor: side.owner };
    const made = await t.command('campaign_create', input, sent);
    const shown = await t.get(
      `/rest/v1/campaign_feasibility?payout_paise=${input.payout_paise}&slots=${input.slots}`,
      sent,
    );
    const hold_paise = shown.body.hold_paise;
    const { id } = input;
    const live = await t.command('campaign_launch', { id, version: 1, hold_paise }, sent);
    if (live.status !== 200) throw new Error(JSON.stringify([made.body, live.body]));
    return { id, holdPaise: Number(hold_paise) };
  }

  /** An offer as the job makes it, without the job. */
  async function offer(campaignId: string, side: BrandSide, to: readonly Store[]) {
    const rows = to.map(({ shopId }) => ({
      id: newId(),
      campaign_id: campaignId,
      shop_id: shopId,
      brand_id: side.brandId,
      payout_paise: 20_000,
      offer_expires_at: new Date(clock.ms + 3 * DAY_MS),
    }));
    await asSystem((tx) => tx.insert(deals).values(rows));
    return rows.map(({ id }) => id);
  }

  async function campaignRow(id: string) {
    const [row] = await asSystem((tx) => tx.select().from(campaigns).where(eq(campaigns.id, id)));
    if (!row) throw new Error('No campaign');
    return row;
  }

  async function dealRow(id: string) {
    const [row] = await asSystem((tx) => tx.select().from(deals).where(eq(deals.id, id)));
    if (!row) throw new Error('No deal');
    return row;
  }

  const holdOf = (campaignId: string) =>
    asSystem((tx) => balancePaise(tx, { kind: 'campaign_hold', ownerId: campaignId }));
  const walletOf = ({ brandId }: BrandSide) =>
    asSystem((tx) => replayedPaise(tx, { kind: 'brand_wallet', ownerId: brandId }));
  const owedTo = ({ owner }: Store) =>
    asSystem((tx) => replayedPaise(tx, { kind: 'payee', ownerId: owner.uid }));

  return {
    ...t,
    clock,
    asSystem,
    brand,
    store,
    stores,
    draft,
    launch,
    offer,
    campaignRow,
    dealRow,
    holdOf,
    walletOf,
    owedTo,
  };
}

export type Market = Awaited<ReturnType<typeof startMarket>>;

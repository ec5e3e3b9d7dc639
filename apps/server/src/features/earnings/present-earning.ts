import type { Earning } from '@chowk/domain/earnings';
import { eq, inArray } from 'drizzle-orm';
import { asSystem, type Tx } from '../../db';
import { profiles } from '../../db/schema/accounts';
import { brands, shops } from '../../db/schema/businesses';
import { campaigns } from '../../db/schema/campaigns';
import { deals } from '../../db/schema/deals';
import { earnings, payouts } from '../../db/schema/money/earnings';
import { nameCampaigns } from './system-steps';

export function selectEarnings(tx: Tx) {
  return tx
    .select({
      earning: earnings,
      payee_name: profiles.full_name,
      bank_reference: payouts.bank_reference,
      failure: payouts.failure,
    })
    .from(earnings)
    .innerJoin(profiles, eq(profiles.id, earnings.payee_id))
    .leftJoin(payouts, eq(payouts.id, earnings.payout_id));
}

export type EarningRow = Awaited<ReturnType<typeof selectEarnings>>[number];

interface Names {
  readonly campaign_title: string;
  readonly brand_name: string;
}

/** For a bizman: they see the shop also when another bizman looks after it now. */
async function shopNamesOf(tx: Tx, rows: readonly EarningRow[]): Promise<Map<string, string>> {
  const shopIds = rows.flatMap(({ earning }) => (earning.shop_id ? [earning.shop_id] : []));
  if (shopIds.length === 0) return new Map();
  const found = await asSystem(tx, nameCampaigns, () =>
    tx
      .select({ id: shops.id, name: shops.shop_name })
      .from(shops)
      .where(inArray(shops.id, shopIds)),
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}

async function namesOf(tx: Tx, rows: readonly EarningRow[]): Promise<Map<string, Names>> {
  const dealIds = rows.flatMap(({ earning }) => (earning.deal_id ? [earning.deal_id] : []));
  if (dealIds.length === 0) return new Map();
  const found = await asSystem(tx, nameCampaigns, () =>
    tx
      .select({
        id: deals.id,
        campaign_title: campaigns.title,
        brand_name: brands.brand_name,
      })
      .from(deals)
      .innerJoin(campaigns, eq(campaigns.id, deals.campaign_id))
      .innerJoin(brands, eq(brands.id, deals.brand_id))
      .where(inArray(deals.id, dealIds)),
  );
  return new Map(found.map((row) => [row.id, row]));
}

function presentEarning(
  { earning, payee_name, bank_reference, failure }: EarningRow,
  names: Names | undefined,
  shopName: string | undefined,
): Earning {
  return {
    id: earning.id,
    kind: earning.kind,
    status: earning.status,
    payee_id: earning.payee_id,
    payee_name,
    deal_id: earning.deal_id,
    campaign_title: names?.campaign_title ?? null,
    brand_name: names?.brand_name ?? null,
    shop_name: shopName ?? null,
    month: earning.month,
    gross_paise: earning.gross_paise,
    fee_paise: earning.fee_paise,
    tax_paise: earning.tax_paise,
    tax_section: earning.tax_section,
    net_paise: earning.net_paise,
    payable_on: earning.payable_on,
    paid_at: earning.paid_at?.toISOString() ?? null,
    bank_reference,
    failure,
    created_at: earning.created_at.toISOString(),
  };
}

/** As the person who may see these rows; the names of their campaigns or shops come with them. */
export async function presentEarnings(tx: Tx, rows: readonly EarningRow[]): Promise<Earning[]> {
  const names = await namesOf(tx, rows);
  const shopNames = await shopNamesOf(tx, rows);
  return rows.map((row) =>
    presentEarning(
      row,
      names.get(row.earning.deal_id ?? ''),
      shopNames.get(row.earning.shop_id ?? ''),
    ),
  );
}

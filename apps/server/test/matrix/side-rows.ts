import { addDays, DAY_MS, istDay } from '@chowk/domain/kernel';
import type { Side } from './sides';

type ByColumn = Readonly<Record<string, unknown>>;
type ByTable = Readonly<Record<string, string>>;

interface RowSpec {
  readonly table: string;
  readonly values: (side: Side) => ByColumn;
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/**
 * One row of every noun for each side, in the order they need each other. Columns that must have a
 * value and are not named get one by their type. A new noun gets its line here.
 */
export const SIDE_ROWS: readonly RowSpec[] = [
  {
    table: 'shop_photos',
    values: ({ ids, people }) => ({
      shop_id: ids.shops,
      type: 'front',
      path: `${people.retailer}/front.jpg`,
      uploaded_by: people.retailer,
    }),
  },
  {
    table: 'shop_leads',
    values: ({ people, phone }) => ({ salesperson_id: people.bizman, phone }),
  },
  {
    table: 'shop_activation_requests',
    values: ({ ids, people, phone }) => ({
      lead_id: ids.shop_leads,
      requested_by: people.bizman,
      phone,
    }),
  },
  {
    table: 'campaigns',
    values: ({ ids }) => ({
      brand_id: ids.brands,
      payout_paise: 20_000,
      slots: 2,
      slots_taken: 1,
      fee_bps: 1_200,
      gst_bps: 1_800,
      placement_type: 'counter',
      ends_at: inDays(30),
    }),
  },
  {
    table: 'deals',
    values: ({ ids }) => ({
      campaign_id: ids.campaigns,
      shop_id: ids.shops,
      brand_id: ids.brands,
      payout_paise: 20_000,
      offer_expires_at: inDays(3),
    }),
  },
  {
    table: 'proofs',
    values: ({ ids, people }) => ({ deal_id: ids.deals, uploaded_by: people.retailer }),
  },
  { table: 'product_imports', values: ({ ids }) => ({ brand_id: ids.brands }) },
  {
    table: 'products',
    values: ({ ids }) => ({ brand_id: ids.brands, category: 'staples', hsn: '1001', gst_bps: 500 }),
  },
  {
    table: 'product_variants',
    values: ({ ids }) => ({
      product_id: ids.products,
      brand_id: ids.brands,
      mrp_paise: 10_000,
      trade_paise: 8_000,
      stock: 100,
    }),
  },
  {
    table: 'product_orders',
    values: ({ ids, people }) => ({
      shop_id: ids.shops,
      brand_id: ids.brands,
      owner_id: people.retailer,
      placed_by: people.retailer,
      payment: 'on_delivery',
      payment_state: 'due',
      delivery: { address: '12 Hill Road', pin_code: '400050' },
      timeline: [],
      taxable_paise: 8_000,
      cgst_paise: 0,
      sgst_paise: 0,
      igst_paise: 0,
      total_paise: 8_000,
    }),
  },
  {
    table: 'product_order_items',
    values: ({ ids }) => ({
      order_id: ids.product_orders,
      product_id: ids.products,
      variant_id: ids.product_variants,
      hsn: '1001',
      gst_bps: 0,
      mrp_paise: 10_000,
      price_paise: 8_000,
      taxable_paise: 8_000,
      cgst_paise: 0,
      sgst_paise: 0,
      igst_paise: 0,
      total_paise: 8_000,
    }),
  },
  {
    table: 'ad_spaces',
    values: ({ ids }) => ({
      shop_id: ids.shops,
      kind: 'wall',
      width_cm: 300,
      height_cm: 200,
      price_per_day_paise: 10_000,
    }),
  },
  {
    table: 'ad_space_photos',
    values: ({ ids, people }) => ({
      space_id: ids.ad_spaces,
      path: `${people.retailer}/wall.jpg`,
      uploaded_by: people.retailer,
    }),
  },
  {
    table: 'invoices',
    values: ({ ids, label, serial }) => ({
      brand_id: ids.brands,
      number: `CHK/${serial}`,
      serial,
      financial_year: '2026-27',
      month: '2026-10',
      supplier_gstin: '27AAPFU0939F1ZV',
      is_taxed: true,
      parties: {
        supplier: { name: 'Chowk', address: 'Pune', gstin: '27AAPFU0939F1ZV', state_code: '27' },
        recipient: { name: label, address: null, gstin: null },
      },
    }),
  },
  {
    table: 'wallet_topups',
    values: ({ ids, serial }) => ({
      brand_id: ids.brands,
      amount_paise: 50_000,
      reference: `CHKREFERENCE${serial}`,
    }),
  },
  { table: 'platform_stats', values: () => ({ category: 'landing' }) },
  {
    table: 'proposals',
    values: ({ keyOfConfig, otherSuperAdmin }) => ({
      kind: 'setting',
      subject: keyOfConfig,
      value: '5',
      status: 'proposed',
      needs_second: true,
      effective_at: inDays(1),
      expires_at: inDays(7),
      proposed_by: otherSuperAdmin,
    }),
  },
  {
    table: 'service_keys',
    values: ({ people }) => ({
      created_by: people.super_admin,
      scopes: ['users:read'],
      expires_at: inDays(30),
    }),
  },
  {
    table: 'cms_pages',
    values: ({ label, serial }) => ({
      slug: `page-${serial}`,
      draft: { en: { title: label, body: label } },
    }),
  },
  {
    table: 'cms_versions',
    values: ({ ids, label }) => ({
      page_id: ids.cms_pages,
      content: { en: { title: label, body: label } },
    }),
  },
  {
    table: 'demo_requests',
    values: ({ phone }) => ({
      phone,
      audience: 'brand',
      preferred_time: 'morning',
      language: 'en',
    }),
  },
  {
    table: 'person_notes',
    values: ({ people }) => ({ person_id: people.retailer, author_id: people.admin }),
  },
  {
    table: 'bizman_actions_log',
    values: ({ ids, people }) => ({
      bizman_id: people.bizman,
      shop_id: ids.shops,
      action_type: 'shop_update',
    }),
  },
  {
    table: 'shop_visits',
    values: ({ ids, people }) => ({
      shop_id: ids.shops,
      bizman_id: people.bizman,
      visited_on: addDays(istDay(Date.now()), -3),
    }),
  },
  { table: 'retention_runs', values: () => ({ status: 'done' }) },
  { table: 'backups', values: () => ({ status: 'done' }) },
];

/** What each person has one of: theirs, and nobody else's, admins included. */
export const PERSONAL_ROWS: readonly {
  readonly table: string;
  readonly values: (personId: string, mine: ByTable) => ByColumn;
}[] = [
  {
    table: 'notifications',
    values: (id) => ({ profile_id: id, type: 'bizman_action', payload: {} }),
  },
  {
    table: 'device_subscriptions',
    values: (id) => ({ profile_id: id, endpoint: `https://push.example/${id}` }),
  },
  { table: 'auth.sessions', values: (id) => ({ user_id: id, amr: [] }) },
  {
    table: 'notification_deliveries',
    values: (id, mine) => ({
      notification_id: mine.notifications,
      profile_id: id,
      type: 'bizman_action',
      channel: 'push',
      state: 'sent',
    }),
  },
  { table: 'saved_views', values: (id) => ({ owner_id: id, list: 'people' }) },
];

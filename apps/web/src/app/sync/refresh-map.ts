import type { SyncCollection } from '@chowk/domain/sync';
import type { LiveEvent } from '@/app/live/live-message';

interface Touched {
  /** Queries that may be stale. */
  readonly queries: readonly string[];
  /** Collections that may have changed. */
  readonly collections?: readonly SyncCollection[];
}

const MONEY = ['wallet_read', 'wallet_statement_list', 'ledger_list', 'ledger_totals_read'];
const EARNED = [
  'earnings_list',
  'earning_totals_read',
  'payout_terms_read',
  'bizman_target_read',
  'bizman_vesting_list',
];
const CAMPAIGN = ['campaigns_list', 'campaign_read', 'campaign_money_read'];
const PEOPLE = ['people_list', 'person_read', 'audit_logs_list'];
const AD_SPACES = ['ad_spaces_list', 'ad_space_read', 'ad_spaces_market'];
const OWN_SHOPS = ['shops_list', 'shop_read', 'shop_health_list', 'shop_health_read'];
const CONSENTS = ['consents_list', 'shop_consents_list', 'notification_choices_list'];

/** The queries that read a collection. */
const READS: Readonly<Record<SyncCollection, readonly string[]>> = {
  deals: ['deals_list', 'deal_read'],
  campaigns: ['campaigns_list', 'campaign_read'],
  earnings: ['earnings_list', 'earning_totals_read'],
  shopLeads: ['leads_list', 'lead_read'],
  shops: ['shops_list', 'shop_read'],
  brands: ['brands_list', 'campaigns_list'],
  notifications: ['notifications_list', 'notification_read'],
  orders: ['orders_list', 'order_read'],
  bookings: ['bookings_list', 'booking_read'],
  carts: ['cart_lines_read', 'cart_read'],
};

/**
 * The one map from events to what they make stale. Keys are the nouns that events and commands
 * start with, so a new verb needs nothing here. Only active queries are refetched, so naming one
 * too many is cheap.
 */
const TOUCHED: Readonly<Record<string, Touched>> = {
  deal: {
    queries: [
      ...['deals_list', 'deal_read', 'proofs_list', 'proof_case_read'],
      ...CAMPAIGN,
      ...MONEY,
      ...EARNED,
    ],
    collections: ['deals', 'campaigns', 'earnings'],
  },
  proof: { queries: ['review_queue_list', 'proof_case_read', 'proof_read', 'proofs_list'] },
  campaign: {
    queries: [...CAMPAIGN, 'deals_list', ...MONEY],
    collections: ['campaigns', 'deals'],
  },
  order: {
    queries: ['orders_list', 'order_read', 'cart_read', 'order_disputes_list', ...MONEY],
    collections: ['orders', 'carts'],
  },
  wallet: { queries: [...MONEY, 'wallet_topups_list', 'wallet_refunds_list'] },
  trade_terms: { queries: ['trade_terms_read'] },
  shop_consent: { queries: ['shop_consents_list'] },
  session: { queries: ['sessions_list'] },
  push: { queries: ['push_devices_list'] },
  quiet_hours: { queries: ['quiet_hours_read'] },
  leaderboard: { queries: ['bizman_leaderboard_read'] },
  cart: { queries: ['cart_read'], collections: ['carts'] },
  product: { queries: ['products_list', 'product_read', 'product_imports_list', 'market_list'] },
  lead: { queries: ['leads_list', 'lead_read', 'bizman_summary_read'], collections: ['shopLeads'] },
  activation: { queries: ['activation_requests_list', 'activation_request_read'] },
  shop: {
    queries: [
      ...[...OWN_SHOPS, 'shop_photos_list', 'shop_directory_list', 'bizmen_list'],
      ...['shop_day_read', 'bizman_summary_read'],
    ],
    collections: ['shops'],
  },
  acting: { queries: [...OWN_SHOPS, 'shop_consents_list'], collections: ['shops'] },
  consent: { queries: CONSENTS },
  consents: { queries: CONSENTS },
  topup: { queries: [...MONEY, 'wallet_topups_list'] },
  refund: { queries: [...MONEY, 'wallet_refunds_list'] },
  payout: {
    queries: [...EARNED, 'payouts_list', 'payouts_withheld_list'],
    collections: ['earnings'],
  },
  earning: { queries: EARNED, collections: ['earnings'] },
  payout_batch: {
    queries: ['payout_batches_list', 'payouts_withheld_list', 'payouts_list'],
  },
  payout_details: {
    queries: ['payout_details_read', 'earning_totals_read', 'payout_terms_read'],
  },
  profile: {
    queries: ['me_read', 'profile_read', 'payouts_list', 'payouts_withheld_list', ...PEOPLE],
  },
  brand: {
    queries: ['brands_list', 'campaign_brand_read', ...PEOPLE],
    collections: ['brands'],
  },
  booking: {
    queries: [
      ...['bookings_list', 'booking_read', 'booking_quote_read', 'deals_list'],
      ...[...AD_SPACES, ...MONEY],
    ],
    collections: ['bookings'],
  },
  ad_space: { queries: AD_SPACES },
  notification: {
    queries: [
      ...['notifications_list', 'notification_read', 'me_read'],
      ...['notification_deliveries', 'notification_choices_list'],
    ],
    collections: ['notifications'],
  },
  cms_page: { queries: ['cms_page_read', 'cms_pages_list', 'cms_versions_list'] },
  demo_request: { queries: ['demo_requests_list'] },
  feature_flag: { queries: ['feature_flags_list'] },
  service_key: { queries: ['service_keys_list', 'proposals_list'] },
  platform_config: { queries: ['platform_config_read', 'proposals_list'] },
  platform_stat: { queries: ['platform_stats_list'] },
  proposal: {
    queries: ['proposals_list', 'platform_config_read', 'service_keys_list', 'person_read'],
  },
  backup: { queries: ['backups_list'] },
  retention: { queries: ['retention_runs_list'] },
  job: { queries: ['jobs_read'] },
  saved_view: { queries: ['saved_views_list'] },
  person: { queries: PEOPLE },
  role: { queries: PEOPLE },
};

const NOTHING: Touched = { queries: [] };

/** The longest first: `payout_details` is not `payout`. */
const NOUNS = Object.keys(TOUCHED).sort((one, other) => other.length - one.length);

/** Of an event (`ad-space.booked`) or a command (`ad_space_create`). */
export function touchedBy(type: string): Touched {
  const name = type.replaceAll('-', '_').replace('.', '_');
  const noun = NOUNS.find((each) => name.startsWith(`${each}_`));
  return (noun && TOUCHED[noun]) || NOTHING;
}

/** The queries to read again after rows on the device have changed. */
export function readersOf(collection: SyncCollection): readonly string[] {
  return READS[collection];
}

/** Every name in the map, for the test that compares it with the contracts. */
export function allTouched(): readonly Touched[] {
  return [...Object.values(TOUCHED), ...Object.values(READS).map((queries) => ({ queries }))];
}

/** A detail query is refetched only for events of its row. */
export function isTouched(queryKey: readonly unknown[], { type, ids }: LiveEvent): boolean {
  const [name, params] = queryKey;
  if (typeof name !== 'string' || !touchedBy(type).queries.includes(name)) return false;
  if (typeof params !== 'object' || params === null || !('id' in params)) return true;
  return ids.length === 0 || ids.some((id) => id === params.id);
}

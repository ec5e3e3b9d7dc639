import type { Command, Query, Role } from '@chowk/domain/kernel';
import type { Side } from './sides';

const TEAM: readonly Role[] = ['admin', 'super_admin'];

/** The table whose row a field of this name means, in any command or query. */
const TABLE_OF_FIELD: Readonly<Record<string, string>> = {
  batch_id: 'payout_batches',
  brand_id: 'brands',
  campaign_id: 'campaigns',
  deal_id: 'deals',
  item_id: 'product_order_items',
  notification_id: 'notifications',
  page_id: 'cms_pages',
  payee_id: 'profiles',
  payout_id: 'payouts',
  person_id: 'profiles',
  salesperson_id: 'bizmen',
  shop_id: 'shops',
  space_id: 'ad_spaces',
  user_id: 'profiles',
  variant_id: 'product_variants',
  version_id: 'cms_versions',
};

/** The table behind the first part of a query's path, where it has another name. */
const TABLE_OF_PATH: Readonly<Record<string, string>> = {
  activation_requests: 'shop_activation_requests',
  bookings: 'ad_space_bookings',
  cart_lines: 'shops',
  payout_terms: 'deals',
  lead_duplicates: 'shop_leads',
  leads: 'shop_leads',
  orders: 'product_orders',
  people: 'profiles',
  proof_cases: 'proofs',
  shop_directory: 'shops',
  shop_health: 'shops',
  shop_profiles: 'shops',
};

/** Ids that name no row of ours, or only a place in a list: any will do. */
const FREE_FIELDS = new Set([
  'bookings_list.before',
  'deep_link_track.events.id',
  'deep_link_track.events.resource_id',
  'job_retry.id',
  'ledger_list.reference_id',
  'notification_mark_all_read.up_to',
  'notifications_list.before',
  'order_place.id',
  'orders_list.before',
  'receipts_list.ids',
]);

/** Rows within the row a command makes. */
const TABLE_OF_PART: Readonly<Record<string, string>> = {
  'product_save.variants.id': 'product_variants',
};

/** `id` of a command with one of these verbs is that of the row it makes. */
const MAKES = /_(?:add|create|import|mark|place|request|run|save|submit|track)$/;

const isId = (name: string) => name === 'id' || name === 'ids';

function tableFor(what: Command | Query, name: string): string | undefined {
  if (!isId(name)) return TABLE_OF_FIELD[name];
  if (what.kind === 'command') return what.entity;
  const first = what.path.split('/')[1] ?? '';
  return TABLE_OF_PATH[first] ?? first;
}

export type Reference =
  | { readonly kind: 'row'; readonly table: string }
  /** Of the row the call makes; `table` says where somebody else may have one of that id already. */
  | { readonly kind: 'new'; readonly table: string }
  | { readonly kind: 'free' };

/** What the id in this field is of. Fails for one nobody has said it of. */
export function referenceOf(what: Command | Query, field: string): Reference {
  if (FREE_FIELDS.has(`${what.name}.${field}`)) return { kind: 'free' };
  const name = field.split('.').at(-1) ?? field;
  const table = TABLE_OF_PART[`${what.name}.${field}`] ?? tableFor(what, name);
  if (!table) {
    throw new Error(
      `${what.name} takes an id in "${field}", and the matrix does not know of which table: ` +
        'add a line to TABLE_OF_FIELD in apps/server/test/matrix/nouns.ts',
    );
  }
  const makesIt = what.kind === 'command' && isId(name) && MAKES.test(what.name);
  return { kind: makesIt ? 'new' : 'row', table };
}

/** The row of that table on this side, as it concerns somebody of this role. */
export function rowOf(side: Side, table: string, role: Role | undefined): string {
  const personal = side.personal[role ?? 'retailer']?.[table];
  if (personal) return personal;
  if (table === 'bizmen') return side.people.bizman;
  // An admin opens the pages of others; everybody else their own.
  if (table === 'profiles') {
    return side.people[role === undefined || TEAM.includes(role) ? 'retailer' : role];
  }
  const id = side.ids[table];
  if (!id) {
    throw new Error(
      `The matrix has no row of ${table}: add one to SIDE_ROWS in apps/server/test/matrix/side-rows.ts`,
    );
  }
  return id;
}

/** The market itself: rows of others that people of these roles are meant to find. */
const OPEN_MARKET: Readonly<Record<string, readonly Role[]>> = {
  'ad_space_read.id': ['brand'],
  'ad_spaces_market.shop_id': ['brand'],
  'booking_quote_read.id': ['brand'],
  'booking_request.space_id': ['brand'],
  'campaign_create.shop_id': ['brand'],
  'campaign_feasibility_read.shop_id': ['brand'],
  'campaign_update.shop_id': ['brand'],
  'cart_set.variant_id': ['retailer'],
  'market_list.brand_id': ['retailer', 'bizman'],
  'order_place.lines.variant_id': ['retailer'],
  'product_read.id': ['retailer', 'bizman'],
  'shop_directory_list.id': ['brand'],
  'shop_profile_read.id': ['brand'],
};

/** Answers that show what is on offer from everybody. */
const OPEN_ANSWERS = new Set([
  'brands_list',
  'market_bought_list',
  'market_brands_list',
  'platform_stats_list',
  ...Object.keys(OPEN_MARKET).map((key) => key.split('.')[0]),
]);

/** Whether an answer to this may name people and businesses that are not theirs. */
export function maySpeakOfOthers({ name }: Command | Query, role: Role | undefined): boolean {
  return (role !== undefined && TEAM.includes(role)) || OPEN_ANSWERS.has(name);
}

export function isOpenMarket({ name }: Command | Query, field: string, role: Role): boolean {
  return OPEN_MARKET[`${name}.${field}`]?.includes(role) ?? false;
}

/** Admins see everybody's rows, but for what is a person's alone. */
export function isEverybodys(side: Side, table: string, role: Role): boolean {
  return TEAM.includes(role) && !side.personal[role]?.[table];
}

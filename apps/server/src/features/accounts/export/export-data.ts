import { exportData as exportContract } from '@chowk/domain/accounts';
import { eq } from 'drizzle-orm';
import type { QueryContext } from '../../../contract/context';
import { implementQuery } from '../../../contract/implement';
import { requireRow } from '../../../contract/require-row';
import { profiles } from '../../../db/schema/accounts';
import { brands, shops } from '../../../db/schema/businesses';
import { presentShop } from '../../shops';
import { presentBrand } from '../businesses/businesses.queries';
import { listConsents } from '../consents.queries';
import { listChoices } from '../notification-choices.queries';
import { findPayoutDetails } from '../payout-details/payout-details.queries';
import { presentProfile } from '../present-profile';
import { listDevices } from '../sessions.queries';
import { exportBizmanActions, exportLeaderboardChoice, exportShopConsents } from './export-acting';
import { exportLinkEvents } from './export-links';
import {
  exportEarnings,
  exportInvoices,
  exportPayouts,
  exportRefunds,
  exportTopups,
  exportWallet,
} from './export-money';
import {
  exportDeliveries,
  exportNotifications,
  exportPushDevices,
  exportQuietHours,
} from './export-notifications';
import {
  exportAdSpaces,
  exportBookings,
  exportCampaigns,
  exportDeals,
  exportOrderDisputes,
  exportOrders,
  exportProofs,
  exportShopPhotos,
  exportVisits,
} from './export-trade';

type Part = (context: QueryContext, personId: string) => Promise<unknown>;

/**
 * Everything stored about a person, one line per table: a noun that stores more adds itself here.
 */
const PARTS: Readonly<Record<string, Part>> = {
  profile: async ({ tx }, id) => {
    const [row] = await tx.select().from(profiles).where(eq(profiles.id, id));
    const profile = requireRow(row, 'Profile not found');
    const { language, created_at } = profile;
    return { ...presentProfile(profile), language, created_at: created_at.toISOString() };
  },
  roles: async ({ actor }) => actor.roles,
  brands: async ({ tx }, id) => {
    const rows = await tx.select().from(brands).where(eq(brands.owner_id, id));
    return rows.map((row) => ({ ...presentBrand(row), gstin: row.gstin }));
  },
  shops: async ({ tx }, id) =>
    (await tx.select().from(shops).where(eq(shops.owner_id, id))).map(presentShop),
  shop_photos: exportShopPhotos,
  shop_consents: exportShopConsents,
  bizman_actions: exportBizmanActions,
  leaderboard: exportLeaderboardChoice,
  product_orders: exportOrders,
  order_disputes: exportOrderDisputes,
  ad_spaces: exportAdSpaces,
  ad_space_bookings: exportBookings,
  shop_visits: exportVisits,
  campaigns: exportCampaigns,
  deals: exportDeals,
  proofs: exportProofs,
  earnings: exportEarnings,
  payouts: exportPayouts,
  wallet: exportWallet,
  wallet_topups: exportTopups,
  wallet_refunds: exportRefunds,
  invoices: exportInvoices,
  payout_details: ({ tx, nowMs }, id) => findPayoutDetails(tx, id, nowMs),
  consents: ({ tx }, id) => listConsents(tx, id),
  notification_choices: ({ tx, actor }) => listChoices(tx, actor),
  notifications: exportNotifications,
  notification_deliveries: exportDeliveries,
  push_devices: exportPushDevices,
  quiet_hours: exportQuietHours,
  deep_links: exportLinkEvents,
  devices: ({ tx, actor }) => listDevices(tx, actor),
};

export const dataExport = implementQuery(exportContract, async (context) => {
  const personId = context.actor.uid ?? '';
  const parts: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(PARTS)) parts[name] = await read(context, personId);
  return { person_id: personId, exported_at: new Date(context.nowMs).toISOString(), parts };
});

import type { listBookings } from '@chowk/domain/ad-spaces';
import type { listDeliveryLog } from '@chowk/domain/admin';
import type { listCampaigns } from '@chowk/domain/campaigns';
import type { listDeals, overrideDeal } from '@chowk/domain/deals';
import type { listEarnings } from '@chowk/domain/earnings';
import type { listLeads } from '@chowk/domain/leads';
import type { listOrders } from '@chowk/domain/orders';
import type { listProofs } from '@chowk/domain/proofs';
import { commandRef, queryRef } from '@/api/client/contract-ref';

export const listLeadsRef = queryRef<typeof listLeads>('leads_list', '/leads');
export const listCampaignsRef = queryRef<typeof listCampaigns>('campaigns_list', '/campaigns');
export const listDealsRef = queryRef<typeof listDeals>('deals_list', '/deals');
export const listOrdersRef = queryRef<typeof listOrders>('orders_list', '/orders');
export const listBookingsRef = queryRef<typeof listBookings>('bookings_list', '/bookings');
export const listEarningsRef = queryRef<typeof listEarnings>('earnings_list', '/earnings');
export const overrideDealRef = commandRef<typeof overrideDeal>('deal_override');
export const listProofsRef = queryRef<typeof listProofs>('proofs_list', '/proofs');
export const listDeliveryLogRef = queryRef<typeof listDeliveryLog>(
  'delivery_log_list',
  '/delivery_log',
);

import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from './database';
import { profiles, userRoles } from './schema/accounts';
import { shopConsents } from './schema/acting';
import { adSpacePhotos, adSpaces } from './schema/ad-spaces';
import { brands, shopPhotos, shops } from './schema/businesses';
import { deepLinkAnalytics } from './schema/deep-links';
import { deviceSubscriptions, notifications, quietHours } from './schema/notifications';
import {
  consents,
  leaderboardAbsences,
  notificationChoices,
  payoutDetails,
} from './schema/own-settings';
import { auditLogs, idempotencyKeys } from './schema/system/runner';
import { orderDisputes } from './schema/trade/order-disputes';
import { cartItems, productOrders } from './schema/trade/orders';
import { products } from './schema/trade/products';
import { shopVisits } from './schema/visits';

/** Audit entries whose diff quotes personal text. */
const QUOTING = ['profiles', 'payout_details', 'notification_choices', 'consents'];

/** Rows the ledger may refer to stay, without personal data. */
async function emptyRows(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(profiles)
    .set({
      status: 'deleted',
      full_name: '',
      phone: null,
      email: null,
      area: null,
      address: null,
      location: null,
      whatsapp_opt_in: false,
      company_name: null,
      business_phone: null,
      business_email: null,
      updated_at: now,
    })
    .where(eq(profiles.id, id));
  await tx
    .update(brands)
    .set({ brand_name: '', description: null, website: null, gstin: null, logo_path: null })
    .where(eq(brands.owner_id, id));
  await tx
    .update(shops)
    .set({
      shop_name: '',
      address: null,
      gstin: null,
      lat: null,
      lng: null,
      opening_hours: null,
      status: 'closed',
      updated_at: now,
    })
    .where(eq(shops.owner_id, id));
  await tx.update(shops).set({ salesperson_id: null }).where(eq(shops.salesperson_id, id));
  // The record of a consent stays as evidence; from now on none is in force.
  await tx
    .update(consents)
    .set({ withdrawn_at: now })
    .where(and(eq(consents.profile_id, id), isNull(consents.withdrawn_at)));
}

/** Products are archived; orders stay for the ledger, without the address. */
async function endTrade(tx: Tx, id: string, now: Date): Promise<void> {
  const ownBrands = tx.select({ id: brands.id }).from(brands).where(eq(brands.owner_id, id));
  await tx
    .update(products)
    .set({ status: 'archived', updated_at: now })
    .where(inArray(products.brand_id, ownBrands));
  const ownShops = tx.select({ id: shops.id }).from(shops).where(eq(shops.owner_id, id));
  await tx.delete(cartItems).where(inArray(cartItems.shop_id, ownShops));
  await tx
    .update(adSpaces)
    .set({ status: 'archived', description: '', updated_at: now })
    .where(inArray(adSpaces.shop_id, ownShops));
  await tx
    .update(productOrders)
    .set({ delivery: sql`${productOrders.delivery} || '{"address": ""}'::jsonb` })
    .where(eq(productOrders.owner_id, id));
  // The decision of a dispute stays; personal text about it goes.
  await tx.update(orderDisputes).set({ note: '' }).where(eq(orderDisputes.opened_by, id));
  await tx
    .update(orderDisputes)
    .set({ answer: '' })
    .where(
      and(
        isNotNull(orderDisputes.answer),
        inArray(
          orderDisputes.order_id,
          tx
            .select({ id: productOrders.id })
            .from(productOrders)
            .where(inArray(productOrders.brand_id, ownBrands)),
        ),
      ),
    );
}

/** The audit log keeps who did what and when; stored responses were personal and go. */
async function unquote(tx: Tx, id: string): Promise<void> {
  await tx
    .update(auditLogs)
    .set({ diff: sql`'{"forgotten": true}'::jsonb` })
    .where(and(eq(auditLogs.entity_id, id), inArray(auditLogs.entity, QUOTING)));
  await tx
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.owner_id, id), isNotNull(idempotencyKeys.answer)));
}

/** As the system: all personal rows outside the auth schema. */
export async function forgetPersonRows(tx: Tx, id: string, now: Date): Promise<void> {
  await emptyRows(tx, id, now);
  await endTrade(tx, id, now);
  await unquote(tx, id);
  await tx.delete(shopPhotos).where(eq(shopPhotos.uploaded_by, id));
  await tx.delete(adSpacePhotos).where(eq(adSpacePhotos.uploaded_by, id));
  // They contain locations and times.
  await tx.delete(shopVisits).where(eq(shopVisits.bizman_id, id));
  // Consents given to them and by them end.
  await tx
    .delete(shopConsents)
    .where(
      or(
        eq(shopConsents.salesperson_id, id),
        inArray(
          shopConsents.shop_id,
          tx.select({ id: shops.id }).from(shops).where(eq(shops.owner_id, id)),
        ),
      ),
    );
  await tx.delete(leaderboardAbsences).where(eq(leaderboardAbsences.profile_id, id));
  await tx.delete(payoutDetails).where(eq(payoutDetails.profile_id, id));
  await tx.delete(notificationChoices).where(eq(notificationChoices.profile_id, id));
  await tx.delete(deepLinkAnalytics).where(eq(deepLinkAnalytics.user_id, id));
  await tx.delete(notifications).where(eq(notifications.profile_id, id));
  await tx.delete(deviceSubscriptions).where(eq(deviceSubscriptions.profile_id, id));
  await tx.delete(quietHours).where(eq(quietHours.profile_id, id));
  await tx.delete(userRoles).where(eq(userRoles.user_id, id));
}

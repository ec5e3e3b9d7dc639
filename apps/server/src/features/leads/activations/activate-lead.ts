import { isPinOfState } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import type { CommandContext } from '../../../contract/context';
import { requireRow } from '../../../contract/require-row';
import { profiles } from '../../../db/schema/accounts';
import { shopPhotos, shops } from '../../../db/schema/businesses';
import { createShopOwner } from '../../auth';
import { findNearPlace } from '../../shops';
import type { LeadRow } from '../present-lead';

async function isNumberTaken({ tx }: CommandContext, { phone }: LeadRow): Promise<boolean> {
  const rows = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.phone, phone));
  return rows.length > 0;
}

/** Brands look for shops by PIN code too: one that was left out is that of the shops around it. */
async function pinAt(tx: CommandContext['tx'], { lat, lng, state_code }: LeadRow) {
  if (lat === null || lng === null) return null;
  const { pin_code } = await findNearPlace(tx, { lat, lng });
  if (pin_code === null || (state_code && !isPinOfState(pin_code, state_code))) return null;
  return pin_code;
}

/** As the system. The shop comes with the role; what the bizman wrote down describes it. */
async function describeShop({ tx, newId, nowMs }: CommandContext, lead: LeadRow, ownerId: string) {
  const { shop_name, shop_type, area, address, lat, lng, salesperson_id } = lead;
  const pin_code = lead.pin_code ?? (await pinAt(tx, lead));
  const [shop] = await tx
    .update(shops)
    .set({ shop_name, shop_type, area, address, pin_code, lat, lng, salesperson_id })
    .where(eq(shops.owner_id, ownerId))
    .returning({ id: shops.id });
  const { id: shopId } = requireRow(shop);
  await tx
    .update(profiles)
    .set({ area, address, business_email: lead.email, updated_at: new Date(nowMs) })
    .where(eq(profiles.id, ownerId));
  if (lead.photos.length > 0) {
    const rows = lead.photos.map(({ type, path }) => ({
      id: newId(),
      shop_id: shopId,
      type,
      path,
      uploaded_by: salesperson_id,
    }));
    await tx.insert(shopPhotos).values(rows).onConflictDoNothing();
  }
  return shopId;
}

/** As the system, the lead locked: the new shop's id, or nothing when the number is taken. */
export async function activateLead(
  context: CommandContext,
  lead: LeadRow,
): Promise<string | undefined> {
  if (await isNumberTaken(context, lead)) return undefined;
  const { tx, ports } = context;
  const { owner_name: fullName, shop_name: shopName, phone } = lead;
  const ownerId = await createShopOwner(tx, ports, { fullName, shopName, phone });
  return ownerId === undefined ? undefined : describeShop(context, lead, ownerId);
}

import { ANONYMOUS } from '@chowk/domain/kernel';
import { eq } from 'drizzle-orm';
import type { Ports } from '../../../contract/context';
import { countSms } from '../../../contract/limits/sms-budget';
import { withSystem } from '../../../db';
import { shops } from '../../../db/schema/businesses';
import { shopLeads } from '../../../db/schema/leads';
import { claimLink } from '../../auth';
import { welcomeOwnerStep } from '../system-steps';

const TEMPLATE = 'shop-welcome';

/** The owner has not chosen a language with us yet, so the words are in both, the link once. */
function welcomeText(shop: string, link: string): string {
  return `${shop} is on Chowk. Open your account within 7 days. / ${shop} अब Chowk पर है। 7 दिन में अपना खाता खोलें: ${link}`;
}

/** The link is made when it is sent and kept nowhere; sent twice, the later one is good. */
export async function welcomeOwner(ports: Ports, siteUrl: string, leadId: string): Promise<void> {
  const found = await withSystem(ports.db, ANONYMOUS, welcomeOwnerStep, async (tx) => {
    const [row] = await tx
      .select({ lead: shopLeads, ownerId: shops.owner_id })
      .from(shopLeads)
      .innerJoin(shops, eq(shops.id, shopLeads.shop_id))
      .where(eq(shopLeads.id, leadId));
    if (row?.ownerId) await countSms(tx, ports);
    return row;
  });
  if (!found?.ownerId) return;
  const { phone, phone_verified, shop_name } = found.lead;
  // A link into an account goes only to whoever has shown to have this number.
  if (!phone_verified) return;
  const link = await claimLink(ports, siteUrl, { userId: found.ownerId, phone });
  await ports.messenger.send({
    id: leadId,
    to: phone,
    channel: 'sms',
    template: TEMPLATE,
    text: welcomeText(shop_name, link),
    language: 'en',
  });
}

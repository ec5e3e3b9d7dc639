import { type Actor, ANONYMOUS } from '@chowk/domain/kernel';
import { eq, sql } from 'drizzle-orm';
import type { Ports } from '../../apps/server/src/contract/context';
import { createCommandRunner } from '../../apps/server/src/contract/run/run-command';
import { campaigns } from '../../apps/server/src/db/schema/campaigns';
import { deals } from '../../apps/server/src/db/schema/deals';
import { proofs } from '../../apps/server/src/db/schema/proofs';
import { FEATURES } from '../../apps/server/src/features';
import { createShopActing } from '../../apps/server/src/features/shops';
import { postToLedger } from '../../apps/server/src/features/wallets';
import { asBench, RARE_TITLE } from './deals-filling';

const HELD_PAISE = 1_00_00_000;

/** So many proofs of one campaign that wait for a decision, with the money to pay for them. */
export async function fillReviews(ports: Ports, count: number): Promise<string[]> {
  const { newId } = ports;
  return asBench(ports, async (tx) => {
    const [campaign] = await tx.select().from(campaigns).where(eq(campaigns.title, RARE_TITLE));
    if (!campaign) throw new Error('There is no campaign to review');
    const { id: ownerId, brand_id } = campaign;
    const posting = {
      kind: 'hold',
      key: newId(),
      referenceId: ownerId,
      memo: 'Bench',
      createdBy: null,
    } as const;
    await postToLedger(
      { tx, newId },
      {
        ...posting,
        lines: [
          { account: { kind: 'bank' }, amountPaise: -HELD_PAISE },
          { account: { kind: 'campaign_hold', ownerId }, amountPaise: HELD_PAISE },
        ],
      },
    );
    const waiting = await tx
      .update(deals)
      .set({ status: 'submitted' })
      .where(
        sql`${deals.id} in (select id from deals where campaign_id = ${ownerId} and brand_id = ${brand_id} and status = 'approved' order by id limit ${count})`,
      )
      .returning({ id: deals.id, shopId: deals.shop_id });
    const now = new Date();
    const rows = waiting.map(({ id }) => ({ id: newId(), dealId: id }));
    await tx.insert(proofs).values(
      rows.map(({ id, dealId }) => ({
        id,
        deal_id: dealId,
        attempt: 2,
        uploaded_by: sql`(select owner_id from shops join deals on deals.shop_id = shops.id where deals.id = ${dealId})`,
        captured_at: now,
        received_at: now,
        fence_m: 100,
        risk: 0,
        review_due_at: now,
      })),
    );
    return rows.map(({ id }) => id);
  });
}

export function openReviewer(ports: Ports, adminId: string) {
  const runner = createCommandRunner({
    ports,
    acting: createShopActing(ports),
    implementations: FEATURES.flatMap(({ commands }) => commands),
    onOutcome: () => undefined,
  });
  const actor: Actor = { ...ANONYMOUS, uid: adminId, actorId: adminId, roles: ['admin'] };
  return (id: string) =>
    runner.run({
      name: 'proof_approve',
      key: ports.newId(),
      input: { id },
      actor,
      actingForShopId: undefined,
      requestId: 'bench',
    });
}

import type { Paise } from '@chowk/domain/kernel';
import { topupReference } from '@chowk/domain/wallets';
import { walletTopups } from '../db/schema/money/earnings';
import { type LedgerContext, postToLedger } from '../features/wallets';

interface DemoTopup {
  readonly brandId: string;
  readonly amountPaise: Paise;
  readonly bankReference: string;
}

/** Money of a brand as if a bank had sent it and an admin had confirmed it at that moment. */
export async function addTopup(
  context: LedgerContext & { readonly nowMs: number },
  { brandId, amountPaise, bankReference }: DemoTopup,
): Promise<void> {
  const { tx, newId, nowMs } = context;
  const id = newId();
  const at = new Date(nowMs);
  await tx.insert(walletTopups).values({
    id,
    brand_id: brandId,
    amount_paise: amountPaise,
    reference: topupReference(id),
    status: 'confirmed',
    bank_reference: bankReference,
    decided_at: at,
    created_at: at,
  });
  await postToLedger(context, {
    kind: 'topup',
    key: `topup:${id}`,
    referenceId: id,
    memo: bankReference,
    createdBy: null,
    lines: [
      { account: { kind: 'bank' }, amountPaise: -amountPaise },
      { account: { kind: 'brand_wallet', ownerId: brandId }, amountPaise },
    ],
  });
}

import { financialYear, type Paise } from '@chowk/domain/kernel';
import { creditNoteNumber } from '@chowk/domain/orders';
import type { Tx } from '../../../db';
import { orderCreditNotes } from '../../../db/schema/trade/orders';
import type { OrderRow } from '../order-rows';
import { nextSerial } from './next-serial';

/** As the system, with the decision that gives money back: the invoice itself stays as it was. */
export async function issueCreditNote(
  { tx, nowMs }: { readonly tx: Tx; readonly nowMs: number },
  { id, brand_id }: Pick<OrderRow, 'id' | 'brand_id'>,
  creditPaise: Paise,
): Promise<void> {
  const financial_year = financialYear(nowMs);
  const serial = await nextSerial(tx, orderCreditNotes, brand_id, financial_year);
  await tx.insert(orderCreditNotes).values({
    order_id: id,
    brand_id,
    number: creditNoteNumber(financial_year, serial),
    financial_year,
    serial,
    credit_paise: creditPaise,
    issued_at: new Date(nowMs),
  });
}

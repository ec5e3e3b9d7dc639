import type { Order } from '@chowk/domain/orders';
import { contractClient } from '@/api/client/browser-client';
import { useMessages } from '@/i18n';
import { TakeButton } from '@/lists/take-button';
import { savePdf } from '@/ui/table/save-file';
import { readCreditNoteRef, readInvoiceRef, readPackingListRef } from './brand-orders.queries';

interface OrderDocumentsProps {
  order: Pick<Order, 'id' | 'status' | 'shop_name' | 'dispute'>;
  /** Only the brand packs. */
  isBrand?: boolean;
}

/** Goods that left have an invoice, whatever becomes of the order. */
const SENT: readonly Order['status'][] = ['dispatched', 'delivered', 'disputed', 'completed'];
const PACKED: readonly Order['status'][] = ['placed', 'confirmed', 'dispatched', 'delivered'];

/** What was sent and what was given back, for both sides; the packing list of what is to be, for the brand. */
export function OrderDocuments({ order, isBrand = false }: OrderDocumentsProps) {
  const t = useMessages('brandorders');
  const { id, status, shop_name: shop, dispute } = order;
  const isSent = SENT.includes(status);
  const isCredited = isSent && dispute !== null && dispute.refund_paise > 0;
  const isPacked = isBrand && PACKED.includes(status);
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {isPacked && (
        <TakeButton
          size="sm"
          label={t('packingList')}
          longLabel={t('packingListOf', { shop })}
          onTake={async () => {
            const { name, pdf_base64 } = await contractClient.runQuery(readPackingListRef, { id });
            savePdf(name, pdf_base64);
          }}
        />
      )}
      {isSent && (
        <TakeButton
          size="sm"
          label={t('invoice')}
          longLabel={t('invoiceOf', { shop })}
          onTake={async () => {
            const { name, pdf_base64 } = await contractClient.runQuery(readInvoiceRef, { id });
            savePdf(name, pdf_base64);
          }}
        />
      )}
      {isCredited && (
        <TakeButton
          size="sm"
          label={t('creditNote')}
          longLabel={t('creditNoteOf', { shop })}
          onTake={async () => {
            const { name, pdf_base64 } = await contractClient.runQuery(readCreditNoteRef, { id });
            savePdf(name, pdf_base64);
          }}
        />
      )}
    </div>
  );
}

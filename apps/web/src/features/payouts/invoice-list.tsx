import { formatDate } from '@chowk/domain/kernel';
import type { Invoice } from '@chowk/domain/payouts';
import { ReceiptIndianRupee } from 'lucide-react';
import { useLanguage, useMessages } from '@/i18n';
import { ListTable } from '@/lists/list-table';
import { TakeButton } from '@/lists/take-button';
import { usePagedList } from '@/lists/use-paged-list';
import { Money } from '@/ui/base/money';
import { EmptyState } from '@/ui/feedback/empty-state';
import type { Column } from '@/ui/table/data-table';
import { downloadInvoice } from './download-files';
import { invoicesOptions } from './payouts.queries';

interface InvoiceListProps {
  /** A brand's own invoices need not say whose they are. */
  isOwn?: boolean;
}

/** Invoices of our fee, each to be had as a document. */
export function InvoiceList({ isOwn = false }: InvoiceListProps) {
  const t = useMessages('money');
  const list = usePagedList({}, (cursor) => invoicesOptions(cursor ? { cursor } : {}, isOwn));
  const columns = useColumns();
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('invoice.list')}</h2>
      <ListTable
        label={t('invoice.list')}
        columns={isOwn ? columns.filter(({ id }) => id !== 'brand') : columns}
        list={list}
        rowKey={({ id }) => id}
        rowActions={({ id, number }) => (
          <TakeButton
            size="sm"
            label={t('invoice.pdf')}
            longLabel={t('invoice.pdfOf', { number })}
            onTake={() => downloadInvoice(id)}
          />
        )}
        empty={
          <EmptyState
            icon={<ReceiptIndianRupee />}
            title={t('invoice.empty')}
            text={t('invoice.emptyText')}
          />
        }
      />
    </section>
  );
}

function useColumns(): Column<Invoice>[] {
  const t = useMessages('money');
  const language = useLanguage();
  return [
    { id: 'number', header: t('invoice.number'), isTitle: true, cell: ({ number }) => number },
    { id: 'brand', header: t('invoice.brand'), cell: (row) => row.brand_name },
    { id: 'month', header: t('invoice.month'), cell: ({ month }) => month },
    {
      id: 'fee',
      header: t('invoice.fee'),
      align: 'end',
      cell: (row) => <Money paise={row.fee_paise} />,
    },
    {
      id: 'gst',
      header: t('invoice.gst'),
      align: 'end',
      cell: (row) => <Money paise={row.gst_paise} />,
    },
    {
      id: 'total',
      header: t('invoice.total'),
      align: 'end',
      cell: (row) => <Money paise={row.total_paise} className="font-semibold" />,
    },
    { id: 'when', header: t('when'), cell: (row) => formatDate(row.issued_at, language) },
  ];
}

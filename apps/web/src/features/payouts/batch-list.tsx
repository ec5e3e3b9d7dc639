import { formatDate } from '@chowk/domain/kernel';
import type { Batch } from '@chowk/domain/payouts';
import { HandCoins } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { ListTable } from '@/lists/list-table';
import { usePagedList } from '@/lists/use-paged-list';
import { Badge } from '@/ui/base/badge';
import { Money } from '@/ui/base/money';
import { EmptyState } from '@/ui/feedback/empty-state';
import type { Column } from '@/ui/table/data-table';
import { NewBatch } from './new-batch';
import { batchesOptions } from './payouts.queries';
import { WithheldList } from './withheld-list';

interface BatchListProps {
  /** Makes a batch's name the link that opens it. */
  link: (id: string, content: ReactNode) => ReactNode;
  onMade: (id: string) => void;
}

export function BatchList({ link, onMade }: BatchListProps) {
  const t = useMessages('money');
  const list = usePagedList({}, (cursor) => batchesOptions(cursor ? { cursor } : {}));
  return (
    <div className="grid gap-4">
      <NewBatch onMade={onMade} />
      <ListTable
        label={t('payout.batches')}
        columns={useColumns()}
        list={list}
        rowKey={({ id }) => id}
        rowLink={({ id }, content) => link(id, content)}
        empty={
          <EmptyState icon={<HandCoins />} title={t('payout.empty')} text={t('payout.emptyText')} />
        }
      />
      <WithheldList />
    </div>
  );
}

function useColumns(): Column<Batch>[] {
  const t = useMessages('money');
  const language = useLanguage();
  return [
    {
      id: 'when',
      header: t('when'),
      isTitle: true,
      cell: (batch) =>
        t('payout.batch', { when: formatDate(batch.created_at, language, { withTime: true }) }),
    },
    {
      id: 'status',
      header: t('status'),
      cell: ({ status }) => (
        <Badge tone={status === 'open' ? 'warning' : 'success'}>
          {t(`payout.state.${status}`)}
        </Badge>
      ),
    },
    { id: 'lines', header: t('payout.lines'), align: 'end', cell: ({ payouts }) => payouts },
    { id: 'paid', header: t('payout.paid'), align: 'end', cell: ({ paid }) => paid },
    { id: 'failed', header: t('payout.failed'), align: 'end', cell: ({ failed }) => failed },
    {
      id: 'total',
      header: t('payout.total'),
      align: 'end',
      cell: (batch) => <Money paise={batch.total_paise} className="font-semibold" />,
    },
  ];
}

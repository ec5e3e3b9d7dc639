import { formatDate } from '@chowk/domain/kernel';
import type { ProductImport } from '@chowk/domain/products';
import { Table2 } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '@/commands/use-command';
import { useLanguage, useMessages } from '@/i18n';
import { ListTable } from '@/lists/list-table';
import { usePagedList } from '@/lists/use-paged-list';
import { Badge } from '@/ui/base/badge';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { LazyConfirmDialog } from '@/ui/overlays/lazy-overlays';
import { importsOptions, undoImportRef } from './products.queries';

/** Every table that was read, to be taken out again as a whole. */
export function ImportList() {
  const t = useMessages('products');
  const language = useLanguage();
  const { run } = useCommand(undoImportRef, {
    done: ({ removed, archived }) => t('import.undoneDone', { removed, archived }),
    refused: true,
  });
  const [undoing, setUndoing] = useState<ProductImport>();
  const list = usePagedList({}, importsOptions);

  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{t('import.batches')}</h2>
      <ListTable
        label={t('import.batches')}
        columns={[
          {
            id: 'file',
            header: t('import.file'),
            isTitle: true,
            cell: ({ file_name }) => <span className="break-all">{file_name}</span>,
          },
          {
            id: 'products',
            header: t('title'),
            align: 'end',
            cell: ({ products }) => t('import.count', { count: products }),
          },
          {
            id: 'when',
            header: t('import.when'),
            cell: ({ created_at }) => formatDate(created_at, language),
          },
          {
            id: 'undo',
            header: t('list.status'),
            cell: (batch) =>
              batch.undone_at ? (
                <Badge>{t('import.undone')}</Badge>
              ) : (
                <Button size="sm" variant="secondary" onClick={() => setUndoing(batch)}>
                  {t('import.undo')}
                </Button>
              ),
          },
        ]}
        list={list}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon={<Table2 />} title={t('import.empty')} text={t('import.emptyText')} />
        }
      />
      <LazyConfirmDialog
        open={undoing !== undefined}
        onOpenChange={(isOpen) => !isOpen && setUndoing(undefined)}
        title={t('import.undoAsk')}
        description={t('import.undoText')}
        losses={undoing ? [t('import.undoLoss', { count: undoing.products })] : []}
        confirmLabel={t('import.undo')}
        onConfirm={async () => {
          if (undoing) await run({ id: undoing.id });
        }}
      />
    </section>
  );
}

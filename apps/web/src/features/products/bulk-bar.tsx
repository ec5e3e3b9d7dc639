import type { Product } from '@chowk/domain/products';
import { Archive, ArchiveRestore, Boxes, IndianRupee } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { lazy } from '@/ui/feedback/lazy';
import { useBulk } from './use-bulk';

const BulkDialog = lazy(() => import('./bulk-dialog').then((m) => ({ default: m.BulkDialog })));

interface BulkBarProps {
  products: readonly Product[];
  onDone: () => void;
}

/** What can be done to all that are ticked; in the thumb's reach while there are any. */
export function BulkBar({ products, onDone }: BulkBarProps) {
  const t = useMessages('products');
  const [opened, setOpened] = useState<'price' | 'stock'>();
  const bulk = useBulk(products, onDone);
  if (products.length === 0) return null;
  const icon = 'size-5';
  return (
    <>
      <section
        aria-label={t('bulk.title')}
        data-action-bar
        className="sticky bottom-[calc(var(--bottom-bar,0px)+env(safe-area-inset-bottom)+0.5rem)] z-20 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-raised p-3 shadow-high"
      >
        <p aria-live="polite" className="me-auto font-semibold">
          {t('bulk.count', { count: products.length })}
        </p>
        <Button
          size="sm"
          variant="secondary"
          icon={<IndianRupee aria-hidden className={icon} />}
          onClick={() => setOpened('price')}
        >
          {t('bulk.price')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={<Boxes aria-hidden className={icon} />}
          onClick={() => setOpened('stock')}
        >
          {t('bulk.stock')}
        </Button>
        {products.some(({ status }) => status === 'active') && (
          <Button
            size="sm"
            variant="secondary"
            isLoading={bulk.isBusy}
            icon={<Archive aria-hidden className={icon} />}
            onClick={() => void bulk.archive()}
          >
            {t('bulk.archive')}
          </Button>
        )}
        {products.some(({ status }) => status === 'archived') && (
          <Button
            size="sm"
            variant="secondary"
            isLoading={bulk.isBusy}
            icon={<ArchiveRestore aria-hidden className={icon} />}
            onClick={() => void bulk.restore()}
          >
            {t('bulk.restore')}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onDone}>
          {t('bulk.none')}
        </Button>
      </section>
      {opened && (
        <Suspense>
          <BulkDialog
            what={opened}
            count={products.length}
            onClose={() => setOpened(undefined)}
            onChange={bulk.change}
          />
        </Suspense>
      )}
    </>
  );
}

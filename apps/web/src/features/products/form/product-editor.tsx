import type { Product } from '@chowk/domain/products';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { Banner } from '@/ui/feedback/banner';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { showToast } from '@/ui/feedback/toasts/toast-store';
import { PageHeader } from '@/ui/layout/page-header';
import { ownProductOptions } from '../products.queries';
import { useBulk } from '../use-bulk';
import { ProductForm } from './product-form';
import { productDraft } from './use-product-form';

interface ProductEditorProps {
  /** Absent for a new one. */
  id: string | undefined;
  back: ReactNode;
  onSaved: (saved: Product) => void;
}

const nothing = () => undefined;

function ArchiveButton({ product }: { product: Product }) {
  const t = useMessages('productform');
  const { isBusy, archive, restore } = useBulk([product], nothing);
  const isSold = product.status === 'active';
  return (
    <Button
      variant="secondary"
      isLoading={isBusy}
      onClick={() => void (isSold ? archive() : restore())}
    >
      {t(isSold ? 'archive' : 'restore')}
    </Button>
  );
}

export function ProductEditor({ id, back, onSaved }: ProductEditorProps) {
  const t = useMessages('productform');
  const errorWords = useErrorWords();
  const [round, setRound] = useState(0);
  const { data, error, refetch } = useQuery({
    ...ownProductOptions(id ?? ''),
    enabled: id !== undefined,
  });
  if (error && !data) {
    return (
      <>
        {back}
        <ErrorState error={error} text={errorWords(error)} onRetry={() => void refetch()} />
      </>
    );
  }
  const isReady = id === undefined || data !== undefined;

  async function discard() {
    productDraft(id).write({});
    if (id !== undefined) await refetch();
    setRound((now) => now + 1);
  }

  function done(saved: Product) {
    showToast({ title: t('saved'), tone: 'success' });
    onSaved(saved);
  }

  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4">
      <PageHeader
        back={back}
        title={data?.name ?? t('newTitle')}
        actions={data && <ArchiveButton product={data} />}
      />
      {data?.status === 'archived' && <Banner tone="warning" title={t('archived')} />}
      {isReady ? (
        <ProductForm
          key={`${id ?? 'new'} ${round}`}
          product={data}
          onSaved={done}
          onDiscard={() => void discard()}
        />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </div>
  );
}

import type { Brand } from '@chowk/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { BrandCard } from './brand-card';
import { BrandForm } from './brand-form';
import { ownBrandOptions } from './brands.queries';

export function BrandProfile() {
  const t = useMessages('brands');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = useQuery(ownBrandOptions());
  const [brand] = data?.items ?? [];
  if (!data && error) {
    return (
      <ErrorState
        error={error}
        text={errorWords(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-96 w-full rounded-lg" />;
  if (!brand) return <EmptyState title={t('none')} text={t('noneText')} />;
  return (
    <div className="flex flex-col gap-4">
      <LazyUpdatedAgo savedAt={data.savedAt} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <BrandForm brand={brand} />
        <PublicView brand={brand} />
      </div>
    </div>
  );
}

/** A brand's own look at what shops see of it. */
function PublicView({ brand }: { brand: Brand }) {
  const t = useMessages('brands');
  return (
    <Card title={t('public.title')} description={t('public.text')}>
      <BrandCard brand={brand} />
    </Card>
  );
}

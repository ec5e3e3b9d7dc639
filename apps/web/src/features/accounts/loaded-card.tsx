import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorKey } from '@/api/errors/error-words';
import { NetworkError } from '@/api/errors/errors';
import { useMessages } from '@/i18n';
import type { Aged } from '@/offline/cache/persister';
import { Banner } from '@/ui/feedback/banner';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';

interface LoadedCardProps<Data extends object, Key extends readonly unknown[]> {
  title: string;
  description: string;
  options: UseQueryOptions<Aged<Data>, Error, Aged<Data>, Key>;
  children: (data: Data) => ReactNode;
}

const LINES = 5;

/** A card about something the server has to tell first. */
export function LoadedCard<Data extends object, Key extends readonly unknown[]>({
  title,
  description,
  options,
  children,
}: LoadedCardProps<Data, Key>) {
  const t = useMessages('settings');
  const words = useMessages('errors');
  const { data, error, isFetching, refetch } = useQuery(options);
  return (
    <Card title={title} description={description}>
      <LazyUpdatedAgo savedAt={data?.savedAt} />
      {data !== undefined && children(data)}
      {data === undefined && error instanceof NetworkError && <Banner title={t('needsNetwork')} />}
      {data === undefined && error && !(error instanceof NetworkError) && (
        <ErrorState
          error={error}
          text={words(errorKey(error))}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !error && <SkeletonText lines={LINES} />}
    </Card>
  );
}

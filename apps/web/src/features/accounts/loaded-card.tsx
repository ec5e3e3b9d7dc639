import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorKey } from '@/api/error-words';
import { useMessages } from '@/i18n';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { SkeletonText } from '@/ui/skeleton';

interface LoadedCardProps<Data, Key extends readonly unknown[]> {
  title: string;
  description: string;
  options: UseQueryOptions<Data, Error, Data, Key>;
  children: (data: Data) => ReactNode;
}

const LINES = 5;

/** A card about something the server has to tell first. */
export function LoadedCard<Data, Key extends readonly unknown[]>({
  title,
  description,
  options,
  children,
}: LoadedCardProps<Data, Key>) {
  const words = useMessages('errors');
  const { data, error, isFetching, refetch } = useQuery(options);
  return (
    <Card title={title} description={description}>
      {data !== undefined && children(data)}
      {data === undefined && error && (
        <ErrorState
          text={words(errorKey(error))}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !error && <SkeletonText lines={LINES} />}
    </Card>
  );
}

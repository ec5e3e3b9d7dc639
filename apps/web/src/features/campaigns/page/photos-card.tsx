import { useInfiniteQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { contractClient } from '@/api/browser-client';
import { storedPhoto } from '@/api/stored-photo';
import { useErrorWords } from '@/api/use-error-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { PhotoWall } from '@/ui/photo-wall';
import { Skeleton } from '@/ui/skeleton';
import { approvedProofsParams, listCampaignProofsRef } from '../campaigns.queries';

/** What the money bought: the photos of every approved proof, the newest first. */
export function PhotosCard({ id }: { id: string }) {
  const t = useMessages('campaigns');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [listCampaignProofsRef.name, 'wall', id],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      contractClient.runQuery(listCampaignProofsRef, approvedProofsParams(id, pageParam), {
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const photos = data?.pages
    .flatMap(({ items }) => items)
    .flatMap(({ photos: shots, shop_name: shop }) =>
      shots.map(({ path }) => ({
        source: storedPhoto('proof-photos', path),
        alt: t('photos.of', { shop }),
        caption: shop,
      })),
    );
  return (
    <Card title={t('photos.title')}>
      {!photos && !error && <Skeleton className="h-32 w-full rounded-md" />}
      {!photos && error && (
        <ErrorState
          text={errorWords(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {photos?.length === 0 && (
        <EmptyState icon={<Images />} title={t('photos.empty')} text={t('photos.emptyText')} />
      )}
      {photos && photos.length > 0 && <PhotoWall label={t('photos.title')} photos={photos} />}
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          isLoading={isFetching}
          onClick={() => void fetchNextPage()}
        >
          {t('photos.more')}
        </Button>
      )}
    </Card>
  );
}

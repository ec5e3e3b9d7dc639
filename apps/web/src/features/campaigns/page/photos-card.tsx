import { useInfiniteQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { storedPhoto } from '@/photos/stored-photo';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { LazyUpdatedAgo } from '@/ui/feedback/lazy-updated-ago';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { PhotoWall } from '@/ui/photo/photo-wall';
import { approvedProofsOptions } from './campaign-page.queries';

/** What the money bought: the photos of every approved proof, the newest first. */
export function PhotosCard({ id }: { id: string }) {
  const t = useMessages('campaigns');
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(
    approvedProofsOptions(id),
  );
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
      <LazyUpdatedAgo savedAt={data?.pages[0]?.savedAt} />
      {!photos && !error && <Skeleton className="h-32 w-full rounded-md" />}
      {!photos && error && (
        <ErrorState
          error={error}
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

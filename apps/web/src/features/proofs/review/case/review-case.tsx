import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { errorKey } from '@/api/errors/error-words';
import { proofCaseOptions, type QueueItem } from '@/features/proofs/review/review.queries';
import { useMessages } from '@/i18n';
import { queuePosition } from '@/ui/desk/queue-position';
import { useDecisionPause } from '@/ui/desk/use-decision-pause';
import { useReviewKeys } from '@/ui/desk/use-review-keys';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton, SkeletonText } from '@/ui/feedback/skeleton';
import { fetchPhotoAhead } from './case-photos';
import { CaseView } from './case-view';

interface ReviewCaseProps {
  id: string;
  items: readonly QueueItem[];
  dealLink: (dealId: string) => ReactNode;
  onOpen: (id: string | undefined) => void;
  onDecided: (id: string) => void;
  /** The proof or its deal may have changed in another way than by a decision here. */
  onChanged: () => void;
}

export function ReviewCase({ id, items, dealLink, ...on }: ReviewCaseProps) {
  const words = useMessages('errors');
  const { data, error, isFetching, refetch } = useQuery(proofCaseOptions(id));
  const place = queuePosition(items, id);
  usePrefetch(items.find((item) => item.id === place.next));
  const pause = useDecisionPause();
  const go = (to: string | undefined) => to && on.onOpen(to);
  // Here, so that they work while a case is still on its way.
  useReviewKeys({
    next: () => go(place.next),
    previous: () => go(place.previous),
    back: () => on.onOpen(undefined),
  });
  if (data) {
    return (
      <CaseView
        key={id}
        proof={data}
        place={place}
        total={items.length}
        dealLink={dealLink(data.deal_id)}
        onPrevious={() => go(place.previous)}
        onNext={() => go(place.next)}
        isMeant={pause.isMeant}
        onDecided={(decided) => {
          pause.begin();
          on.onDecided(decided);
        }}
        onChanged={on.onChanged}
      />
    );
  }
  if (!error) return <CaseSkeleton />;
  return (
    <ErrorState
      error={error}
      text={words(errorKey(error))}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

/** The next case and its first photo are here before they are asked for. */
function usePrefetch(next: QueueItem | undefined): void {
  const queryClient = useQueryClient();
  const id = next?.id;
  const path = next?.photo_path;
  useEffect(() => {
    if (id === undefined || path === undefined) return;
    void queryClient.prefetchQuery(proofCaseOptions(id));
    fetchPhotoAhead(path);
  }, [queryClient, id, path]);
}

function CaseSkeleton() {
  const t = useMessages('ui');
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-5">
      <Skeleton className="h-8 w-60" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="aspect-4/3 w-full" />
        <Skeleton className="aspect-4/3 w-full" />
      </div>
      <SkeletonText lines={4} />
    </div>
  );
}

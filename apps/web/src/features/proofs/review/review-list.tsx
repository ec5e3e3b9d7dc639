import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorKey } from '@/api/errors/error-words';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { CARD_CLASS } from '@/ui/layout/card';
import { BulkBar } from './bulk-bar';
import { ReviewRow } from './review-row';
import { isLowRisk } from './risk-badge';
import { useBulkReview } from './use-bulk-review';
import type { useReviewQueue } from './use-review-queue';

interface ReviewListProps {
  queue: ReturnType<typeof useReviewQueue>;
  openId: string | undefined;
  link: (id: string, content: ReactNode) => ReactNode;
}

/** The queue as the server sorts it: the riskiest and oldest first. */
export function ReviewList({ queue, openId, link }: ReviewListProps) {
  const t = useMessages('review');
  const words = useMessages('errors');
  const { items, error } = queue;
  const bulk = useBulkReview({ onApproved: queue.drop, onRefused: queue.retry });
  if (!items) {
    if (!error) return <SkeletonText lines={8} />;
    return (
      <ErrorState
        error={error}
        text={words(errorKey(error))}
        isRetrying={queue.isFetching}
        onRetry={queue.retry}
      />
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState icon={<CheckCheck />} title={t('queue.empty')} text={t('queue.emptyText')} />
    );
  }
  const lowRisk = items.filter(({ risk }) => isLowRisk(risk)).map(({ id }) => id);
  // What has left the queue meanwhile is not chosen any more.
  const chosen = bulk.chosen.filter((id) => lowRisk.includes(id));
  return (
    <div className="grid gap-3">
      <BulkBar
        lowRisk={lowRisk}
        chosen={chosen}
        onChooseAll={() => bulk.chooseAll(lowRisk)}
        onClear={bulk.clear}
        onApprove={() => bulk.approve(chosen)}
      />
      <ul
        aria-label={t('queue.list')}
        className={`${CARD_CLASS} divide-y divide-line overflow-hidden`}
      >
        {items.map((item) => (
          <ReviewRow
            key={item.id}
            item={item}
            isOpen={item.id === openId}
            isChosen={chosen.includes(item.id)}
            onChoose={(isChosen) => bulk.choose(item.id, isChosen)}
            link={link}
          />
        ))}
      </ul>
      {queue.hasMore && (
        <Button variant="secondary" isLoading={queue.isLoadingMore} onClick={queue.loadMore}>
          {t('queue.more')}
        </Button>
      )}
    </div>
  );
}

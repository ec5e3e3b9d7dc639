import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { ListBody } from '@/lists/list-body';
import type { ListState } from '@/lists/list-state';
import { EmptyState } from '@/ui/feedback/empty-state';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { CARD_CLASS } from '@/ui/layout/card';
import { BulkBar } from './bulk-bar';
import type { QueueItem } from './review.queries';
import { ReviewRow } from './review-row';
import { isLowRisk } from './risk-badge';
import { useBulkReview } from './use-bulk-review';

interface ReviewListProps {
  queue: ListState<QueueItem> & { drop: (ids: readonly string[]) => void };
  openId: string | undefined;
  link: (id: string, content: ReactNode) => ReactNode;
}

/** The queue as the server sorts it: the riskiest and oldest first. */
export function ReviewList({ queue, openId, link }: ReviewListProps) {
  const t = useMessages('review');
  const bulk = useBulkReview({ onApproved: queue.drop, onRefused: queue.refresh });
  const lowRisk = queue.rows?.filter(({ risk }) => isLowRisk(risk)).map(({ id }) => id) ?? [];
  // What has left the queue since is not chosen any more.
  const chosen = bulk.chosen.filter((id) => lowRisk.includes(id));
  return (
    <ListBody
      list={queue}
      skeleton={<SkeletonText lines={8} />}
      empty={
        <EmptyState icon={<CheckCheck />} title={t('queue.empty')} text={t('queue.emptyText')} />
      }
      more={t('queue.more')}
    >
      {(items) => (
        <>
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
        </>
      )}
    </ListBody>
  );
}

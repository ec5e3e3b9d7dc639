import { useMessages } from '@/i18n';
import { useNow } from '@/ui/feedback/use-now';
import type { QueueItem } from './review.queries';
import { isLate } from './review-clock';

interface QueueSummaryProps {
  items: readonly QueueItem[];
  hasMore: boolean;
}

/** "12 proofs wait · 3 late". */
export function QueueSummary({ items, hasMore }: QueueSummaryProps) {
  const t = useMessages('queues');
  const nowMs = useNow();
  const late = items.filter((item) => isLate(item.review_due_at, nowMs)).length;
  const count = items.length;
  return (
    <>
      {t(hasMore ? 'proofs.countMore' : 'proofs.count', { count })}
      {late > 0 && (
        <span className="font-semibold text-danger-ink">
          {' · '}
          {t('proofs.late', { count: late })}
        </span>
      )}
    </>
  );
}

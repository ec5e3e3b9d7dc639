import { ScanSearch } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { Skeleton } from '@/ui/feedback/skeleton';
import { CardLink } from '@/ui/layout/card';
import { QueueSummary } from './queue-summary';
import { useReviewQueue } from './use-review-queue';

/** How many proofs wait, and how many are late. */
export function ReviewTile({
  link,
  note,
}: {
  link: ReactElement<{ className?: string; children?: ReactNode }>;
  /** What else is known of the queue. */
  note?: ReactNode;
}) {
  const t = useMessages('queues');
  const errorWords = useErrorWords();
  const { items, hasMore, error } = useReviewQueue();
  return (
    <CardLink render={link} className="flex items-center gap-4">
      <ScanSearch aria-hidden className="size-8 shrink-0 text-role-ink" />
      <span className="min-w-0">
        <span className="block font-heading font-semibold text-lg">{t('proofs.title')}</span>
        <span className="block text-muted">
          {!items && !error && <Skeleton className="my-1 h-4 w-32" />}
          {!items && error && errorWords(error)}
          {items?.length === 0 && t('proofs.none')}
          {items && items.length > 0 && <QueueSummary items={items} hasMore={hasMore} />}
        </span>
        {note}
      </span>
    </CardLink>
  );
}

import { ScanSearch } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { useQueue } from '@/lists/use-queue';
import { Skeleton } from '@/ui/feedback/skeleton';
import { CardLink } from '@/ui/layout/card';
import { QueueSummary } from './queue-summary';
import { reviewQueueOptions } from './review.queries';

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
  const { rows, more, error } = useQueue(reviewQueueOptions());
  return (
    <CardLink render={link} className="flex items-center gap-4">
      <ScanSearch aria-hidden className="size-8 shrink-0 text-role-ink" />
      <span className="min-w-0">
        <span className="block font-heading font-semibold text-lg">{t('proofs.title')}</span>
        <span className="block text-muted">
          {!rows && !error && <Skeleton className="my-1 h-4 w-32" />}
          {!rows && error?.text}
          {rows?.length === 0 && t('proofs.none')}
          {rows && rows.length > 0 && <QueueSummary items={rows} hasMore={Boolean(more)} />}
        </span>
        {note}
      </span>
    </CardLink>
  );
}

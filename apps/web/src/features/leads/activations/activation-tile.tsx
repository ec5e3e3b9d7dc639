import { Store } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { useQueue } from '@/lists/use-queue';
import { Skeleton } from '@/ui/feedback/skeleton';
import { CardLink } from '@/ui/layout/card';
import { activationQueueOptions } from './activations.queries';
import { QueueCount } from './queue-count';

/** How many shops wait for their account. */
export function ActivationTile({
  link,
  note,
}: {
  link: ReactElement<{ className?: string; children?: ReactNode }>;
  /** What else is known of the queue. */
  note?: ReactNode;
}) {
  const t = useMessages('queues');
  const { rows, more, error } = useQueue(activationQueueOptions());
  return (
    <CardLink render={link} className="flex items-center gap-4">
      <Store aria-hidden className="size-8 shrink-0 text-role-ink" />
      <span className="min-w-0">
        <span className="block font-heading font-semibold text-lg">{t('shops.title')}</span>
        <span className="block text-muted">
          {!rows && !error && <Skeleton className="my-1 h-4 w-32" />}
          {!rows && error?.text}
          {rows && <QueueCount count={rows.length} hasMore={Boolean(more)} />}
        </span>
        {note}
      </span>
    </CardLink>
  );
}

import { useQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { Skeleton } from '@/ui/feedback/skeleton';
import { CardLink } from '@/ui/layout/card';
import { brandOrdersOptions } from './brand-orders.queries';

interface NewOrdersProps {
  /** The link to the queue. */
  render: ReactElement<{ className?: string; children?: ReactNode }>;
}

const FILTER = { status: 'placed', payment: undefined, search: '', cursor: undefined } as const;

/** How many orders wait for an answer; the way to the queue either way. */
export function NewOrders({ render }: NewOrdersProps) {
  const t = useMessages('brandorders');
  const { data, isPending } = useQuery(brandOrdersOptions(FILTER));
  const count = data?.items.length ?? 0;
  const key = data?.nextCursor ? 'new.many' : count > 0 ? 'new.some' : 'new.none';
  return (
    <CardLink render={render}>
      <span className="flex items-center gap-4">
        <span
          aria-hidden
          className="grid size-12 shrink-0 place-items-center rounded-lg bg-role-soft text-role-ink"
        >
          <PackageOpen className="size-6" />
        </span>
        <span className="min-w-0">
          <span className="block font-semibold">{t('link')}</span>
          <span className="block text-muted text-sm">
            {/* None is said when it is known, not while it is asked. */}
            {isPending ? <Skeleton className="my-1 h-3 w-40" /> : data && t(key, { count })}
          </span>
        </span>
      </span>
    </CardLink>
  );
}

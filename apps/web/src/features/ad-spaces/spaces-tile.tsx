import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Frame } from 'lucide-react';
import { useMessages } from '@/i18n';
import { Skeleton } from '@/ui/feedback/skeleton';
import { CardLink } from '@/ui/layout/card';
import { bookingsAheadOptions } from './ad-spaces.queries';
import type { LinkElement } from './link-element';

interface SpacesTileProps {
  /** To the spaces, or to the requests while some wait. */
  link: (hasRequests: boolean) => LinkElement;
}

/** The way to a store's ad spaces from its home, loud only when a brand waits for an answer. */
export function SpacesTile({ link }: SpacesTileProps) {
  const t = useMessages('myspaces');
  const { data, isPending } = useQuery(bookingsAheadOptions('requested'));
  const count = data?.items.filter(({ status }) => status === 'requested').length ?? 0;
  return (
    <CardLink render={link(count > 0)} className="flex items-center gap-3">
      <Frame aria-hidden className="size-6 shrink-0 text-role-ink" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{t('tabs')}</span>
        <span className={count > 0 ? 'block text-sm text-warning-ink' : 'block text-muted text-sm'}>
          {isPending && <Skeleton className="my-1 h-3 w-40" />}
          {!isPending && (count > 0 ? t('waiting', { count }) : t('intro'))}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </CardLink>
  );
}

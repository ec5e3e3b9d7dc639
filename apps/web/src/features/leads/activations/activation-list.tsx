import type { Activation } from '@chowk/domain/leads';
import { CheckCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '@/i18n';
import { ListBody } from '@/lists/list-body';
import type { ListState } from '@/lists/list-state';
import { Badge } from '@/ui/base/badge';
import { showInList } from '@/ui/desk/show-in-list';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { CARD_CLASS } from '@/ui/layout/card';

interface ActivationListProps {
  queue: ListState<Activation>;
  openId: string | undefined;
  /** Makes the shop's name the link that opens the request. */
  link: (id: string, content: ReactNode) => ReactNode;
}

/** The queue as the server sorts it: whoever has waited longest first. */
export function ActivationList({ queue, openId, link }: ActivationListProps) {
  const t = useMessages('activation');
  const queues = useMessages('queues');
  return (
    <ListBody
      list={queue}
      skeleton={<SkeletonText lines={8} />}
      empty={
        <EmptyState
          icon={<CheckCheck />}
          title={queues('shops.none')}
          text={t('queue.emptyText')}
        />
      }
      more={t('queue.more')}
    >
      {(items) => (
        <ul
          aria-label={t('queue.list')}
          className={`${CARD_CLASS} divide-y divide-line overflow-hidden`}
        >
          {items.map((item) => (
            <Row key={item.id} item={item} isOpen={item.id === openId} link={link} />
          ))}
        </ul>
      )}
    </ListBody>
  );
}

interface RowProps extends Pick<ActivationListProps, 'link'> {
  item: Activation;
  isOpen: boolean;
}

function Row({ item, isOpen, link }: RowProps) {
  const t = useMessages('activation');
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen && row.current) showInList(row.current);
  }, [isOpen]);
  const { lead } = item;
  return (
    <li
      ref={row}
      data-open={isOpen || undefined}
      className="relative grid gap-1 px-4 py-3 hover:bg-sunken data-open:bg-role-soft"
    >
      <p className="font-semibold [&_a]:after:absolute [&_a]:after:inset-0">
        {link(item.id, lead.shop_name)}
      </p>
      <p className="text-muted text-sm">
        {t('queue.from', { area: lead.area, name: item.requested_by_name })}
      </p>
      <p className="flex flex-wrap items-center justify-between gap-2 text-muted text-sm">
        <RelativeTime iso={item.created_at} />
        {lead.account_creation_status === 'failed' && (
          <Badge tone="danger">{t('account.failed')}</Badge>
        )}
      </p>
    </li>
  );
}

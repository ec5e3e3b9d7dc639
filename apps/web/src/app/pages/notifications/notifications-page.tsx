import { kindsFor, type Me } from '@chowk/domain/accounts';
import type { Notification } from '@chowk/domain/notifications';
import { Link } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { useCallback } from 'react';
import { findKind, type NoticeFilter } from '@/features/notifications/filter';
import { NoticeFilters } from '@/features/notifications/notice-filters';
import { NoticeList } from '@/features/notifications/notice-list';
import { ReadAll } from '@/features/notifications/read-all';
import { safeLink } from '@/features/notifications/safe-link';
import { useMarks } from '@/features/notifications/use-marks';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { SubjectLink } from './subject-link';
import { useUnreadChange } from './use-unread-change';

interface NotificationsPageProps {
  me: Me;
  isUnreadOnly: boolean;
  /** As the address has it. */
  kind: string | undefined;
  onFilter: (filter: NoticeFilter) => void;
}

const EVERYTHING: NoticeFilter = { isUnreadOnly: false, kind: undefined };

export function NotificationsPage({ me, isUnreadOnly, kind, onFilter }: NotificationsPageProps) {
  const filter = { isUnreadOnly, kind: findKind(kind) };
  const t = useMessages('notifications');
  const onRead = useUnreadChange();
  const mark = useMarks({ onRead });
  const linkTo = useCallback(({ link }: Notification) => <SubjectLink href={safeLink(link)} />, []);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5">
      <div className="flex flex-col gap-2">
        <NoticeFilters filter={filter} kinds={kindsFor(me.roles)} onFilter={onFilter} />
        <div className="-mx-3 flex flex-wrap items-center justify-between gap-x-2">
          <ReadAll unread={me.unread_notifications} onMark={mark} />
          <ButtonLink
            variant="quiet"
            size="sm"
            icon={<SlidersHorizontal aria-hidden className="size-4" />}
            render={<Link to="/settings/$section" params={{ section: 'notifications' }} />}
          >
            {t('settings')}
          </ButtonLink>
        </div>
      </div>
      <NoticeList
        filter={filter}
        onShowAll={() => onFilter(EVERYTHING)}
        onMark={mark}
        linkTo={linkTo}
      />
    </div>
  );
}

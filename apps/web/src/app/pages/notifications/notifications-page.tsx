import { kindsFor, type Me } from '@chowk/domain/accounts';
import type { Notification } from '@chowk/domain/notifications';
import { Link, useRouter } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, type MouseEvent, useCallback } from 'react';
import { findKind, type NoticeFilter } from '@/features/notifications/filter';
import { NoticeFilters } from '@/features/notifications/notice-filters';
import { NoticeList } from '@/features/notifications/notice-list';
import { ReadAll } from '@/features/notifications/read-all';
import { safeLink } from '@/features/notifications/safe-link';
import { useMarks } from '@/features/notifications/use-marks';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { useUnreadChange } from './use-unread-change';

interface NotificationsPageProps {
  me: Me;
  isUnreadOnly: boolean;
  /** From the URL. */
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

interface SubjectLinkProps extends ComponentProps<'a'> {
  href: string;
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** A link whose target is data, so the router resolves it. */
function SubjectLink({ href, onClick, ...anchor }: SubjectLinkProps) {
  const router = useRouter();
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        void router.navigate({ href });
      }}
    />
  );
}

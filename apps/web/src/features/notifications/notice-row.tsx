import { formatDate, IST_ZONE, istDay } from '@chowk/domain/kernel';
import type { Notification } from '@chowk/domain/notifications';
import clsx from 'clsx';
import { cloneElement, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { useNow } from '@/ui/feedback/use-now';
import { NoticeIcon } from './notice-icon';
import { useNoticeText } from './use-notice-text';

export type NoticeLink = ReactElement<{
  className?: string;
  children?: ReactNode;
  onClick?: (event: MouseEvent) => void;
}>;

interface NoticeRowProps {
  row: Notification;
  /** The link to what it is about. */
  link: NoticeLink;
  onOpen: () => void;
}

const LOOK =
  'flex min-h-touch flex-wrap items-start gap-x-3 gap-y-1 px-4 py-3.5 hover:bg-sunken focus-visible:-outline-offset-3 sm:px-5';

export function NoticeRow({ row, link, onOpen }: NoticeRowProps) {
  const t = useMessages('notifications');
  const { textOf, kindName } = useNoticeText();
  const isUnread = row.read_at === null;
  return (
    <li data-unseen={row.seen ? undefined : row.id}>
      {cloneElement(
        link,
        { className: clsx(LOOK, isUnread && 'bg-role-soft/40'), onClick: onOpen },
        <NoticeIcon type={row.type} />,
        <span className="min-w-words flex-1">
          {isUnread && <span className="sr-only">{t('unread')} </span>}
          <span
            className={clsx(
              'block text-pretty wrap-break-word',
              isUnread ? 'font-semibold' : 'text-muted',
            )}
          >
            {textOf(row)}
          </span>
          <span className="mt-0.5 flex flex-wrap gap-x-2 text-muted text-sm">
            <span>{kindName(row.kind)}</span>
            <span aria-hidden>·</span>
            <NoticeTime iso={row.created_at} />
          </span>
        </span>,
        isUnread && <span aria-hidden className="mt-2 size-2.5 shrink-0 rounded-full bg-danger" />,
      )}
    </li>
  );
}

/** How long ago, today; of another day, which stands above it, the time of the day. */
function NoticeTime({ iso }: { iso: string }) {
  const language = useLanguage();
  const nowMs = useNow();
  if (istDay(Date.parse(iso)) === istDay(nowMs)) return <RelativeTime iso={iso} />;
  const format = new Intl.DateTimeFormat(`${language}-IN`, {
    timeZone: IST_ZONE,
    timeStyle: 'short',
  });
  return (
    <time dateTime={iso} title={formatDate(iso, language, { withTime: true })}>
      {format.format(new Date(iso))}
    </time>
  );
}

import { formatDate } from '@chowk/domain/kernel';
import type { Notification } from '@chowk/domain/notifications';
import { BellOff, CheckCheck } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useLanguage, useMessages } from '@/i18n';
import { ListBody } from '@/lists/list-body';
import { useGrowingList } from '@/lists/use-growing-list';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useNow } from '@/ui/feedback/use-now';
import { CARD_CLASS } from '@/ui/layout/card';
import { type DayGroup, dayName, groupByDay } from './day-groups';
import type { NoticeFilter } from './filter';
import type { Mark } from './marks';
import { type NoticeLink, NoticeRow } from './notice-row';
import { notificationsOptions } from './notifications.queries';
import { useSeenRows } from './use-seen-rows';

interface NoticeListProps {
  filter: NoticeFilter;
  onShowAll: () => void;
  onMark: (mark: Mark) => Promise<void>;
  linkTo: (row: Notification) => NoticeLink;
}

/** Whether a row was unread when it came to the screen. */
function useFirstLook() {
  const first = useRef(new Map<string, boolean>());
  return useCallback(({ id, read_at }: Notification) => {
    const known = first.current.get(id);
    if (known !== undefined) return known;
    first.current.set(id, read_at === null);
    return read_at === null;
  }, []);
}

export function NoticeList({ filter, onShowAll, onMark, linkTo }: NoticeListProps) {
  const t = useMessages('notifications');
  const notices = useGrowingList(notificationsOptions(filter));
  const wasUnread = useFirstLook();
  const unseen = notices.rows?.filter(({ seen }) => !seen).map(({ id }) => id) ?? [];
  const tellSeen = useCallback(
    (ids: readonly string[]) => void onMark({ kind: 'seen', ids }),
    [onMark],
  );
  const list = useSeenRows(tellSeen, unseen.join());

  return (
    <div ref={list}>
      <ListBody
        list={notices}
        skeleton={<NoticeSkeletons />}
        empty={<NoNotices filter={filter} onShowAll={onShowAll} />}
        more={t('more')}
      >
        {(rows) =>
          groupByDay(rows, wasUnread).map((group) => (
            <Day key={group.day} group={group} onMark={onMark} linkTo={linkTo} />
          ))
        }
      </ListBody>
    </div>
  );
}

interface DayProps extends Pick<NoticeListProps, 'onMark' | 'linkTo'> {
  group: DayGroup;
}

function Day({ group: { day, rows }, onMark, linkTo }: DayProps) {
  const t = useMessages('notifications');
  const language = useLanguage();
  const name = dayName(day, useNow());
  const id = `day-${day}`;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-base text-muted">
        {name ? t(name) : formatDate(`${day}T12:00:00+05:30`, language)}
      </h2>
      <ul className={`${CARD_CLASS} divide-y divide-line overflow-hidden`}>
        {rows.map((row) => (
          <NoticeRow
            key={row.id}
            row={row}
            link={linkTo(row)}
            onOpen={() => {
              if (row.read_at === null) void onMark({ kind: 'read', id: row.id });
            }}
          />
        ))}
      </ul>
    </section>
  );
}

function NoNotices({ filter, onShowAll }: Pick<NoticeListProps, 'filter' | 'onShowAll'>) {
  const t = useMessages('notifications');
  const isFiltered = filter.isUnreadOnly || filter.kind !== undefined;
  const isAllRead = filter.isUnreadOnly && filter.kind === undefined;
  const words = isAllRead ? 'allRead' : isFiltered ? 'noMatch' : 'none';
  return (
    <div className={CARD_CLASS}>
      <EmptyState
        icon={isAllRead ? <CheckCheck /> : <BellOff />}
        title={t(`empty.${words}.title`)}
        text={t(`empty.${words}.text`)}
        action={
          isFiltered && (
            <Button variant="secondary" onClick={onShowAll}>
              {t('empty.showAll')}
            </Button>
          )
        }
      />
    </div>
  );
}

function NoticeSkeletons() {
  const t = useMessages('ui');
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-col gap-2">
      <Skeleton className="h-5 w-24" />
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-20 rounded-lg" />
      ))}
    </div>
  );
}

import { formatDate, IST_ZONE, istDay } from '@chowk/domain/kernel';
import { useLanguage } from '@/i18n';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { useNow } from '@/ui/feedback/use-now';

/** How long ago, today; of another day, which stands above it, the time of the day. */
export function NoticeTime({ iso }: { iso: string }) {
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

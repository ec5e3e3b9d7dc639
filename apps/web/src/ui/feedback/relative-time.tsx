import { formatDate, relativeTime } from '@chowk/domain/kernel';
import { useLanguage } from '@/i18n';
import { useNow } from './use-now';

interface RelativeTimeProps {
  iso: string;
  className?: string;
}

/** "5 minutes ago", kept current; the exact time in IST is its title. */
export function RelativeTime({ iso, className }: RelativeTimeProps) {
  const language = useLanguage();
  const nowMs = useNow();
  return (
    <time
      dateTime={iso}
      title={formatDate(iso, language, { withTime: true })}
      className={className}
    >
      {relativeTime(iso, nowMs, language)}
    </time>
  );
}

import { formatDate, relativeTime } from '@chowk/domain/kernel';
import clsx from 'clsx';
import { AlarmClock } from 'lucide-react';
import { useLanguage, useMessages } from '@/i18n';
import { useNow } from '@/ui/feedback/use-now';

interface ReviewClockProps {
  dueAt: string;
  className?: string;
}

export function isLate(dueAt: string, nowMs: number): boolean {
  return Date.parse(dueAt) < nowMs;
}

/** The pay date counts from when the proof came in, so a late review is ours to mend. */
export function ReviewClock({ dueAt, className }: ReviewClockProps) {
  const t = useMessages('review');
  const language = useLanguage();
  const nowMs = useNow();
  const late = isLate(dueAt, nowMs);
  const when = relativeTime(dueAt, nowMs, language);
  return (
    <time
      dateTime={dueAt}
      title={formatDate(dueAt, language, { withTime: true })}
      className={clsx(
        'inline-flex items-center gap-1 text-sm',
        late ? 'font-semibold text-danger-ink' : 'text-muted',
        className,
      )}
    >
      {late && <AlarmClock aria-hidden className="size-4 shrink-0" />}
      {t(late ? 'clock.late' : 'clock.due', { when })}
    </time>
  );
}

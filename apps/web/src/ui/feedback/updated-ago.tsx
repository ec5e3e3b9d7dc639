import { relativeTime } from '@chowk/domain/kernel';
import { History } from 'lucide-react';
import { useLanguage, useMessages } from '@/i18n';
import { useNow } from './use-now';

interface UpdatedAgoProps {
  /** When the server last said so; nothing is shown for what comes from it right now. */
  savedAt: number | undefined;
}

/** "Updated 2 hours ago": what is shown comes from this device. */
export function UpdatedAgo({ savedAt }: UpdatedAgoProps) {
  const t = useMessages('sync');
  const language = useLanguage();
  const nowMs = useNow();
  if (savedAt === undefined) return null;
  return (
    <p role="status" className="flex items-center gap-2 text-muted text-sm">
      <History aria-hidden className="size-4 shrink-0" />
      {t('updated', { when: relativeTime(new Date(savedAt).toISOString(), nowMs, language) })}
    </p>
  );
}

import { useMessages } from '@/i18n';

/** "3 shops wait", or that none does. */
export function QueueCount({ count, hasMore }: { count: number; hasMore: boolean }) {
  const t = useMessages('activation');
  if (count === 0) return t('queue.empty');
  return t(hasMore ? 'queue.countMore' : 'queue.count', { count });
}

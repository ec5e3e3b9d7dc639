import { useMessages } from '@/i18n';

/** "3 shops wait", or that none does. */
export function QueueCount({ count, hasMore }: { count: number; hasMore: boolean }) {
  const t = useMessages('queues');
  if (count === 0) return t('shops.none');
  return t(hasMore ? 'shops.countMore' : 'shops.count', { count });
}

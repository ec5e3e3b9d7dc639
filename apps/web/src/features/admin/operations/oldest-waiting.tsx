import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@/i18n';
import { RelativeTime } from '@/ui/feedback/relative-time';
import { operationsOptions } from './operations.queries';

/** Since when the first of a queue waits; nothing while none does. */
export function OldestWaiting({ of }: { of: 'proofs' | 'activations' }) {
  const t = useMessages('queues');
  const { data } = useQuery(operationsOptions());
  const oldest = data?.[of].oldest_at;
  if (!oldest) return null;
  return (
    <span className="block text-muted text-sm">
      {t('ops.oldest')} <RelativeTime iso={oldest} />
    </span>
  );
}

import { useMessages } from '@/i18n';
import { Skeleton } from '@/ui/feedback/skeleton';

/** The shape of a list of cards while it is on its way. */
export function CardSkeletons() {
  const t = useMessages('ui');
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="grid gap-3 md:grid-cols-2 xl:grid-cols-3"
    >
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-44 rounded-lg" />
      ))}
    </div>
  );
}

import { useMessages } from '@/i18n';
import { Skeleton, SkeletonText } from '@/ui/feedback/skeleton';

/** A skeleton of a page, rather than a spinner. */
export function PageSkeleton() {
  const t = useMessages('core');
  return (
    <div role="status" aria-label={t('page.loading')} className="flex flex-col gap-5">
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-32 w-full rounded-lg" />
      <SkeletonText lines={3} />
    </div>
  );
}

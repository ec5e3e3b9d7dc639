import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect } from 'react';
import { NetworkError } from '@/api/errors';
import { useErrorWords } from '@/api/use-error-words';
import { ErrorState } from '@/ui/error-state';
import { Skeleton, SkeletonText } from '@/ui/skeleton';
import { campaignOptions } from '../campaigns.queries';
import { readKept } from './kept-draft';
import { Wizard } from './wizard';

type WizardLoaderProps = Omit<ComponentProps<typeof Wizard>, 'known'>;

/**
 * A draft the server has never seen is not asked for; any other is read first. One that is a draft
 * no longer has a page of its own.
 */
export function WizardLoader(props: WizardLoaderProps) {
  const { personId, id } = props;
  const errorWords = useErrorWords();
  const kept = readKept(personId, id);
  const isOurs = kept?.version === null;
  const { data, error, isFetching, refetch } = useQuery({
    ...campaignOptions(id),
    enabled: !isOurs,
  });
  const isGone = data !== undefined && data.status !== 'draft';
  const { onLaunched } = props;
  useEffect(() => {
    if (isGone) onLaunched(data);
  }, [isGone, data, onLaunched]);
  if (isGone) return null;
  // Unsaved changes can go on without a network, on what they were made to.
  const known = data ?? (error instanceof NetworkError ? kept?.saved : undefined);
  if (isOurs || known) return <Wizard key={id} {...props} known={isOurs ? undefined : known} />;
  if (error) {
    return (
      <ErrorState text={errorWords(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-10 w-full" />
      <SkeletonText lines={6} />
    </div>
  );
}

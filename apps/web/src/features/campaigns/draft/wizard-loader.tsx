import type { Campaign } from '@chowk/domain/campaigns';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect } from 'react';
import { NetworkError } from '@/api/errors/errors';
import { useErrorWords } from '@/api/errors/use-error-words';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton, SkeletonText } from '@/ui/feedback/skeleton';
import { draftOptions } from '../campaigns.queries';
import { readLocalDraft } from './local-draft';
import { Wizard } from './wizard';

type WizardLoaderProps = Omit<ComponentProps<typeof Wizard>, 'known' | 'local'>;

/** Read once for every time the wizard is opened: from then on the wizard is what is true. */
function localDraftOptions(id: string) {
  return queryOptions({
    queryKey: ['local-draft', id],
    queryFn: async () => (await readLocalDraft(id)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** What the device shows has what waits in it already; the wizard begins with the server's own word. */
function serverVersion(shown: Campaign | undefined, base: Campaign | undefined) {
  return base && base.version === shown?.version ? base : shown;
}

/**
 * A draft the server has never seen is not asked for; any other is read first. One that is a draft
 * no longer has a page of its own.
 */
export function WizardLoader(props: WizardLoaderProps) {
  const { id } = props;
  const errorWords = useErrorWords();
  const { data: local, isPending } = useQuery(localDraftOptions(id));
  const isOurs = local?.version === null;
  const { data, error, isFetching, refetch } = useQuery({
    ...draftOptions(id),
    enabled: !isPending && !isOurs,
  });
  const isGone = data !== undefined && data.status !== 'draft';
  const { onLaunched } = props;
  useEffect(() => {
    if (isGone) onLaunched(data);
  }, [isGone, data, onLaunched]);
  if (isGone) return null;
  // Unsaved changes can go on without a network, on what they were made to.
  const known = error instanceof NetworkError ? local?.saved : serverVersion(data, local?.saved);
  if (!isPending && (isOurs || known)) {
    const base = isOurs ? undefined : known;
    return <Wizard key={id} {...props} known={base} local={local ?? undefined} />;
  }
  if (error) {
    return (
      <ErrorState
        error={error}
        text={errorWords(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-10 w-full" />
      <SkeletonText lines={6} />
    </div>
  );
}

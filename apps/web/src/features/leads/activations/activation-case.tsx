import { useQuery } from '@tanstack/react-query';
import { useErrorWords } from '@/api/errors/use-error-words';
import { useMessages } from '@/i18n';
import { queuePosition } from '@/ui/desk/queue-position';
import { useDecisionPause } from '@/ui/desk/use-decision-pause';
import { useReviewKeys } from '@/ui/desk/use-review-keys';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton, SkeletonText } from '@/ui/feedback/skeleton';
import { activationOptions } from './activations.queries';
import { CaseView } from './case-view';

interface ActivationCaseProps {
  id: string;
  items: readonly { readonly id: string }[];
  onOpen: (id: string | undefined) => void;
  onDecided: (id: string) => void;
  onChanged: () => void;
}

export function ActivationCase({ id, items, onOpen, ...on }: ActivationCaseProps) {
  const errorWords = useErrorWords();
  const { data, error, isFetching, refetch } = useQuery(activationOptions(id));
  const place = queuePosition(items, id);
  const pause = useDecisionPause();
  const go = (to: string | undefined) => to && onOpen(to);
  // Here, so that they work while a case is still on its way.
  useReviewKeys({
    next: () => go(place.next),
    previous: () => go(place.previous),
    back: () => onOpen(undefined),
  });
  if (data) {
    return (
      <CaseView
        key={id}
        request={data}
        place={place}
        total={items.length}
        onPrevious={() => go(place.previous)}
        onNext={() => go(place.next)}
        isMeant={pause.isMeant}
        onDecided={(decided) => {
          pause.begin();
          on.onDecided(decided);
        }}
        onChanged={on.onChanged}
      />
    );
  }
  if (!error) return <CaseSkeleton />;
  return (
    <ErrorState
      error={error}
      text={errorWords(error)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function CaseSkeleton() {
  const t = useMessages('ui');
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-5">
      <Skeleton className="h-8 w-60" />
      <Skeleton className="aspect-4/3 w-full max-w-md" />
      <SkeletonText lines={4} />
    </div>
  );
}

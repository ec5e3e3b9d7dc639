import { ChowkError } from '@chowk/domain/kernel';
import { errorKey } from '@/api/errors/error-words';
import { NetworkError } from '@/api/errors/errors';
import { useMessages } from '@/i18n';
import { ErrorState } from '@/ui/feedback/error-state';

interface ProfileProblemProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

export function ProfileProblem({ error, isRetrying, onRetry }: ProfileProblemProps) {
  const t = useMessages('account');
  const words = useMessages('errors');
  if (error instanceof NetworkError && error.problem === 'timeout') {
    return (
      <ErrorState
        // A line that is only slow has words of its own.
        error={undefined}
        title={t('profile.timedOut')}
        text={t('profile.timedOutText')}
        {...{ onRetry, isRetrying }}
      />
    );
  }
  if (error instanceof ChowkError && error.code === 'PGRST116') {
    return (
      <ErrorState
        error={error}
        title={t('profile.notFound')}
        text={t('profile.notFoundText')}
        {...{ onRetry, isRetrying }}
      />
    );
  }
  return (
    <ErrorState
      error={error}
      title={t('profile.failed')}
      text={words(errorKey(error))}
      {...{ onRetry, isRetrying }}
    />
  );
}

import { ChowkError } from '@chowk/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { errorKey } from '@/api/error-words';
import { NetworkError, OfflineError } from '@/api/errors';
import { canReachServer } from '@/api/probe-server';
import { useMessages } from '@/i18n';
import { ErrorState } from '@/ui/error-state';
import { hintFor } from './behaviours/error-hint';
import { PageSkeleton } from './page-skeleton';

// The browser remembers a file that did not come; only a fresh page asks for it again.
const reload = () => window.location.reload();

/** A refusal or a lost network keeps the shell and offers another try; a bug goes to the top. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const t = useMessages('errors');
  const isPartMissing = hintFor(error, true) === 'needs-connection';
  if (isPartMissing && navigator.onLine === false) {
    return <ErrorState title={t(errorKey(new OfflineError()))} onRetry={reload} />;
  }
  if (isPartMissing) return <MissingPart error={error} />;
  if (!(error instanceof ChowkError) && !(error instanceof NetworkError)) throw error;
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <ErrorState title={t(errorKey(error))} onRetry={retry} />;
}

/** A line can be dead while the device believes in it: asked, not believed. */
function MissingPart({ error }: { error: unknown }) {
  const t = useMessages('errors');
  const { data: isReached } = useQuery({
    queryKey: ['server reached'],
    queryFn: canReachServer,
    networkMode: 'always',
    gcTime: 0,
  });
  if (isReached === undefined) return <PageSkeleton />;
  if (isReached) throw error;
  return <ErrorState title={t(errorKey(new NetworkError('unreachable')))} onRetry={reload} />;
}

import { ChowkError } from '@chowk/domain/kernel';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { errorKey } from '@/api/error-words';
import { NetworkError, OfflineError } from '@/api/errors';
import { useMessages } from '@/i18n';
import { ErrorState } from '@/ui/error-state';
import { hintFor } from './behaviours/error-hint';

/** A refusal or a lost network keeps the shell and offers another try; a bug goes to the top. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const t = useMessages('errors');
  if (hintFor(error, navigator.onLine === false) === 'needs-connection') {
    // The browser remembers a file that did not come; only a fresh page asks for it again.
    const reload = () => window.location.reload();
    return <ErrorState title={t(errorKey(new OfflineError()))} onRetry={reload} />;
  }
  if (!(error instanceof ChowkError) && !(error instanceof NetworkError)) throw error;
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <ErrorState title={t(errorKey(error))} onRetry={retry} />;
}

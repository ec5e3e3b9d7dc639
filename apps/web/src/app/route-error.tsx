import { ChowkError } from '@chowk/domain/kernel';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { errorKey } from '@/api/error-words';
import { NetworkError } from '@/api/errors';
import { useMessages } from '@/i18n';
import { ErrorState } from '@/ui/error-state';

/** A refusal or a lost network keeps the shell and offers another try; a bug goes to the top. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const t = useMessages('errors');
  if (!(error instanceof ChowkError) && !(error instanceof NetworkError)) throw error;
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <ErrorState title={t(errorKey(error))} onRetry={retry} />;
}

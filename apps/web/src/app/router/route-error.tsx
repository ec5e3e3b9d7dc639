import { ChowkError } from '@chowk/domain/kernel';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { errorKey } from '@/api/errors/error-words';
import { NetworkError } from '@/api/errors/errors';
import { reloadPage } from '@/app/behaviours/errors/reload-page';
import { useMessages } from '@/i18n';
import { MissingChunkError } from '@/missing-chunk';
import { ChunkMissing } from '@/ui/feedback/chunk-missing';
import { ErrorState } from '@/ui/feedback/error-state';

/**
 * Refusals and network errors keep the shell and offer a retry; a bug goes to the outermost
 * boundary.
 */
export function RouteError({ error, reset }: ErrorComponentProps) {
  if (error instanceof MissingChunkError) return <ChunkMissing onTry={reloadPage} />;
  if (error instanceof ChowkError || error instanceof NetworkError) {
    return <Refusal error={error} reset={reset} />;
  }
  throw error;
}

function Refusal({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const router = useRouter();
  const t = useMessages('errors');
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <ErrorState error={error} title={t(errorKey(error))} onRetry={retry} />;
}

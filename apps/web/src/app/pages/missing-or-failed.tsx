import { readLink } from '@chowk/domain/deep-links';
import { ChowkError } from '@chowk/domain/kernel';
import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { Suspense } from 'react';
import { errorKey } from '@/api/errors/error-words';
import { usePageMeta } from '@/app/router/page-meta';
import { PageSkeleton } from '@/app/router/page-skeleton';
import { useMessages } from '@/i18n';
import { ButtonLink } from '@/ui/base/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { lazy } from '@/ui/feedback/lazy';

const LinkFailed = lazy(() =>
  import('../links/link-failed').then((module) => ({ default: module.LinkFailed })),
);

interface MissingOrFailedProps {
  error: unknown;
  /** The message for missing and forbidden alike. */
  missing: { title: string; text: string };
  isRetrying: boolean;
  onRetry: () => void;
}

/** Replaces a detail page that could not be shown. */
export function MissingOrFailed({ error, missing, isRetrying, onRetry }: MissingOrFailedProps) {
  const errors = useMessages('errors');
  const isMissing =
    error instanceof ChowkError &&
    ['PGRST116', 'VALIDATION_FAILED', 'FORBIDDEN'].includes(error.code);
  const shell = useMessages('shell');
  const meta = usePageMeta();
  // A broken link leads home, wherever it came from.
  const link = readLink(window.location.pathname);
  if (isMissing && link.kind === 'link') {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <LinkFailed type={link.type} />
      </Suspense>
    );
  }
  return (
    <>
      {meta && <h1 className="sr-only">{shell(meta.title)}</h1>}
      {isMissing ? (
        <Missing {...missing} />
      ) : (
        <ErrorState
          error={error}
          text={errors(errorKey(error))}
          isRetrying={isRetrying}
          onRetry={onRetry}
        />
      )}
    </>
  );
}

function Missing({ title, text }: MissingOrFailedProps['missing']) {
  const t = useMessages('links');
  return (
    <EmptyState
      className="my-auto"
      icon={<SearchX />}
      title={title}
      text={text}
      action={<ButtonLink render={<Link to="/dashboard" />}>{t('backToDashboard')}</ButtonLink>}
    />
  );
}

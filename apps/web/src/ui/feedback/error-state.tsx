import clsx from 'clsx';
import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { Button } from '@/ui/base/button';
import { ChunkMissing } from './chunk-missing';
import { isAway, isTooOften } from './is-away';

interface ErrorStateProps {
  /** The error; for a lost network the message is calmer. */
  error: unknown;
  title?: string;
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  className?: string;
}

/** Replaces content that could not be loaded. */
export function ErrorState({ error, ...props }: ErrorStateProps) {
  const t = useMessages('ui');
  if (isTooOften(error)) {
    return <Failed {...props} title={t('tooOftenTitle')} text={t('tooOftenText')} />;
  }
  if (!isAway(error)) return <Failed {...props} />;
  // Nothing went wrong, it is only not here. A try that must fail would make the screen flicker.
  const ask = (isPressed: boolean) => (isPressed || navigator.onLine) && props.onRetry?.();
  return <ChunkMissing onTry={ask} />;
}

function Failed({ title, text, onRetry, isRetrying, className }: Omit<ErrorStateProps, 'error'>) {
  const t = useMessages('ui');
  return (
    <div
      role="alert"
      className={clsx(
        'mx-auto flex max-w-sm flex-col items-center px-4 py-10 text-center',
        className,
      )}
    >
      <span
        aria-hidden
        className="mb-4 grid size-16 place-items-center rounded-xl bg-danger-soft text-danger-ink"
      >
        <TriangleAlert className="size-7" />
      </span>
      <p className="font-heading font-semibold text-xl">{title ?? t('errorTitle')}</p>
      <p className="mt-1.5 text-pretty text-muted">{text ?? t('errorText')}</p>
      {onRetry && (
        <Button
          className="mt-6"
          variant="secondary"
          isLoading={isRetrying}
          icon={<RotateCw aria-hidden className="size-5" />}
          onClick={onRetry}
        >
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

import clsx from 'clsx';
import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { Button } from './button';

interface ErrorStateProps {
  title?: string;
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  className?: string;
}

export function ErrorState({ title, text, onRetry, isRetrying, className }: ErrorStateProps) {
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

import clsx from 'clsx';
import { CircleAlert, CircleCheck, CloudOff, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '@/i18n';
import { IconButton } from '@/ui/base/icon-button';

export type BannerTone = 'info' | 'success' | 'warning' | 'danger' | 'offline';

interface BannerProps {
  tone?: BannerTone;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
  /** Across the whole page instead of a card in it. */
  isFullWidth?: boolean;
  className?: string;
}

const TONES: Record<BannerTone, { look: string; Icon: typeof Info }> = {
  info: { look: 'bg-primary-soft border-primary-ink/20 text-primary-ink', Icon: Info },
  success: { look: 'bg-success-soft border-success-ink/20 text-success-ink', Icon: CircleCheck },
  warning: { look: 'bg-warning-soft border-warning-ink/25 text-warning-ink', Icon: TriangleAlert },
  danger: { look: 'bg-danger-soft border-danger-ink/20 text-danger-ink', Icon: CircleAlert },
  offline: {
    look: 'bg-inverse border-inverse text-on-inverse dark:border-line-strong dark:bg-raised dark:text-ink',
    Icon: CloudOff,
  },
};

export function Banner({
  tone = 'info',
  title,
  text,
  action,
  onDismiss,
  isFullWidth,
  className,
}: BannerProps) {
  const t = useMessages('ui');
  const { look, Icon } = TONES[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx(
        'flex items-start gap-3 border py-3',
        isFullWidth ? 'gutter border-x-0 border-t-0' : 'rounded-lg px-4',
        look,
        className,
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold">{title}</p>
          {text && <p className={clsx('text-sm', tone !== 'offline' && 'text-ink')}>{text}</p>}
        </div>
        {action}
      </div>
      {onDismiss && (
        <IconButton
          label={t('dismiss')}
          icon={<X aria-hidden className="size-5" />}
          className="-my-3 -me-3 text-inherit"
          onClick={onDismiss}
        />
      )}
    </div>
  );
}

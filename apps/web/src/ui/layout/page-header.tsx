import clsx from 'clsx';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  description?: ReactNode;
  /** A link or button back, shown above the title. */
  back?: ReactNode;
  actions?: ReactNode;
  /** Beside the title on a phone too: for one short action. */
  isInline?: boolean;
  className?: string;
}

export function PageHeader({
  title,
  eyebrow,
  description,
  back,
  actions,
  isInline,
  className,
}: PageHeaderProps) {
  return (
    <header
      className={clsx(
        'flex gap-4 md:flex-row md:items-end md:justify-between',
        isInline ? 'flex-wrap items-center justify-between' : 'flex-col',
        className,
      )}
    >
      <div className="min-w-0">
        {back && <div className="-ms-3 mb-1">{back}</div>}
        {eyebrow && <p className="mb-1 font-semibold text-role-ink text-sm">{eyebrow}</p>}
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        {description && <p className="mt-1 max-w-prose text-pretty text-muted">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3 md:shrink-0">{actions}</div>}
    </header>
  );
}

import clsx from 'clsx';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  /** Says what to do next, not only that there is nothing. */
  text?: ReactNode;
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ icon, title, text, action, className }: EmptyStateProps) {
  return (
    <div
      className={clsx(
        'mx-auto flex max-w-sm flex-col items-center px-4 py-10 text-center',
        className,
      )}
    >
      {icon && (
        <span
          aria-hidden
          className="mb-4 grid size-16 place-items-center rounded-xl bg-role-soft text-role-ink [&_svg]:size-7"
        >
          {icon}
        </span>
      )}
      <p className="font-heading font-semibold text-xl">{title}</p>
      {text && <p className="mt-1.5 text-pretty text-muted">{text}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

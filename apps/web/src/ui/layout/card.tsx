import clsx from 'clsx';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';

interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
}

export const CARD_CLASS = 'rounded-lg border border-line bg-surface shadow-low';

export function Card({ title, description, actions, className, children, ...rest }: CardProps) {
  return (
    <section {...rest} className={clsx(CARD_CLASS, 'p-4 sm:p-5', className)}>
      {(title || actions) && (
        <header className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h2 className="text-lg">{title}</h2>
            {description && <p className="text-muted text-sm">{description}</p>}
          </div>
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}

interface CardLinkProps {
  /** The link element the whole card becomes. */
  render: ReactElement<{ className?: string; children?: ReactNode }>;
  className?: string;
  children: ReactNode;
}

export function CardLink({ render, className, children }: CardLinkProps) {
  return cloneElement(
    render,
    {
      className: clsx(
        CARD_CLASS,
        'block p-4 transition-colors hover:border-line-strong active:bg-sunken sm:p-5',
        className,
      ),
    },
    children,
  );
}

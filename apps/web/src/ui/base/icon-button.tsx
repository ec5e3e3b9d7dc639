import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  tone?: 'plain' | 'filled' | 'onPhoto';
}

const TONES = {
  plain: 'text-ink hover:bg-sunken',
  filled: 'border border-line bg-surface text-ink hover:bg-sunken',
  onPhoto: 'bg-photo/60 text-on-photo hover:bg-photo',
} as const;

export function IconButton({
  label,
  icon,
  tone = 'plain',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={clsx(
        'inline-grid size-touch shrink-0 place-items-center rounded-lg transition-colors disabled:opacity-40',
        TONES[tone],
        className,
      )}
    >
      {icon}
    </button>
  );
}

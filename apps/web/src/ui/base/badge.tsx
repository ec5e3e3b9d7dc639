import clsx from 'clsx';
import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'primary' | 'accent' | 'success' | 'danger' | 'warning' | 'role';

const TONES: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink ring-line',
  primary: 'bg-primary-soft text-primary-ink ring-primary-ink/15',
  accent: 'bg-accent text-on-accent ring-accent',
  success: 'bg-success-soft text-success-ink ring-success-ink/15',
  danger: 'bg-danger-soft text-danger-ink ring-danger-ink/15',
  warning: 'bg-warning-soft text-warning-ink ring-warning-ink/15',
  role: 'bg-role-soft text-role-ink ring-role-ink/15',
};

interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex max-w-full shrink-0 items-center gap-1 rounded-full px-2.5 py-0.5 font-semibold text-xs ring-1 ring-inset [&_svg]:size-3.5',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

const MOST_SHOWN = 9;

/** Small count on a navigation item: 9+ above nine. The item's own label says what is counted. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null;
  return (
    <span
      className={clsx(
        'grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1 font-bold text-on-danger text-xs tabular-nums leading-none',
        className,
      )}
    >
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </span>
  );
}

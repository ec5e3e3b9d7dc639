import clsx from 'clsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'lg' | 'sm';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  secondary:
    'border border-line-strong/60 bg-surface text-ink hover:border-line-strong hover:bg-sunken',
  quiet: 'text-primary-ink hover:bg-primary-soft',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover',
};

/** `sm` looks 36 px tall, but its transparent border keeps the touch target at 48. */
const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 text-sm before:absolute before:inset-x-0 before:-inset-y-1.5',
  md: 'min-h-touch px-5 text-base',
  lg: 'min-h-14 px-7 text-lg',
};

export interface ButtonStyle {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isWide?: boolean | undefined;
}

export function buttonClass({ variant = 'primary', size = 'md', isWide }: ButtonStyle): string {
  return clsx(
    'relative inline-flex max-w-full shrink-0 select-none items-center justify-center gap-2 rounded-lg text-center font-semibold leading-tight transition-colors',
    'active:translate-y-px disabled:pointer-events-none disabled:opacity-50 aria-busy:cursor-progress',
    VARIANTS[variant],
    SIZES[size],
    isWide && 'w-full',
  );
}

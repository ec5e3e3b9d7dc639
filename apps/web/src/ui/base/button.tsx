import clsx from 'clsx';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react';
import { type ButtonStyle, buttonClass } from './button-class';

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  icon?: ReactNode;
  isLoading?: boolean;
}

/**
 * While loading the label stays, so that the width does not jump, and the button stays focusable,
 * so that keyboard focus is not lost; presses are ignored.
 */
export function Button({
  variant,
  size,
  isWide,
  icon,
  isLoading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={isLoading ? 'button' : type}
      className={clsx(buttonClass({ variant, size, isWide }), className)}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={isLoading ? undefined : onClick}
    >
      {icon}
      {children}
      {isLoading && <LoadingLine />}
    </button>
  );
}

function LoadingLine() {
  return (
    <span
      aria-hidden
      className="absolute inset-x-4 bottom-1.5 h-0.5 overflow-hidden rounded-full bg-current/25"
    >
      <span className="block h-full w-1/3 animate-slide-along rounded-full bg-current" />
    </span>
  );
}

interface ButtonLinkProps extends ButtonStyle {
  /** The link element to dress, such as a router's `<Link to="…" />`. */
  render: ReactElement<{ className?: string; children?: ReactNode }>;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function ButtonLink({
  render,
  variant,
  size,
  isWide,
  icon,
  className,
  children,
}: ButtonLinkProps) {
  return cloneElement(
    render,
    { className: clsx(buttonClass({ variant, size, isWide }), className, render.props.className) },
    icon,
    children,
  );
}

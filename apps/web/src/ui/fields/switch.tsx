import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}

/** For settings that take hold at once; a choice sent with a form is a checkbox. */
export function Switch({
  label,
  description,
  checked,
  onChange,
  disabled,
  className,
}: SwitchProps) {
  const id = useId();
  return (
    <div
      className={clsx(
        'flex min-h-touch items-center justify-between gap-4',
        disabled && 'opacity-60',
        className,
      )}
    >
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer py-1">
          {label}
        </label>
        {description && (
          <p id={`${id}-description`} className="-mt-1 pb-1 text-muted text-sm">
            {description}
          </p>
        )}
      </div>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-describedby={description ? `${id}-description` : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className={clsx(
          'relative h-8 w-14 shrink-0 rounded-full border-2 transition-colors before:absolute before:-inset-2.5',
          checked ? 'border-success bg-success' : 'border-line-strong bg-sunken',
        )}
      >
        <span
          aria-hidden
          className={clsx(
            'absolute top-1 left-1 size-5 rounded-full transition-transform',
            checked ? 'translate-x-6 bg-on-success' : 'bg-line-strong',
          )}
        />
      </button>
    </div>
  );
}

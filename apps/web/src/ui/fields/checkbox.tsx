import clsx from 'clsx';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  description?: ReactNode;
  error?: string | undefined;
}

/** Native, so forms, keyboards and screen readers need nothing from us. The whole row is the target. */
export function Checkbox({ label, description, error, className, ...input }: CheckboxProps) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  const descriptionId = description ? `${id}-description` : undefined;
  return (
    <div className={className}>
      <label className="flex min-h-touch cursor-pointer items-start gap-3 py-3 has-disabled:cursor-not-allowed has-disabled:opacity-60">
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            {...input}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={clsx(descriptionId, errorId) || undefined}
            className="peer size-6 cursor-[inherit] appearance-none rounded-sm border-2 border-line-strong bg-surface transition-colors checked:border-primary checked:bg-primary aria-invalid:border-danger"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute size-4 text-on-primary opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0">
          {label}
          {description && (
            <span id={descriptionId} className="block text-muted text-sm">
              {description}
            </span>
          )}
        </span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  );
}

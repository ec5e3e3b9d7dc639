import clsx from 'clsx';
import { useId } from 'react';
import { FieldError } from './field';
import type { Option } from './option';

interface RadioGroupProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  hint?: string;
  error?: string | undefined;
  name?: string;
  className?: string;
}

export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  hint,
  error,
  name,
  className,
}: RadioGroupProps<Value>) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset className={className} aria-describedby={clsx(hintId, errorId) || undefined}>
      <legend className="font-semibold text-sm">{label}</legend>
      {hint && (
        <p id={hintId} className="text-muted text-sm">
          {hint}
        </p>
      )}
      <div className="my-2 flex flex-col gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-touch cursor-pointer items-start gap-3 rounded-lg border border-line bg-surface px-4 py-3 transition-colors hover:border-line-strong has-checked:border-primary-ink has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-disabled:opacity-60"
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
              className="size-6 shrink-0 appearance-none rounded-full border-2 border-line-strong bg-surface outline-none transition-all checked:border-8 checked:border-primary-ink"
            />
            <span className="min-w-0">
              {option.label}
              {option.description && (
                <span className="block text-muted text-sm">{option.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
